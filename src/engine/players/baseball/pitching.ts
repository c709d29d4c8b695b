import { timesOdds } from './levels.ts';
import type { BaseballPlayersState, PitcherMemory } from './memory.ts';
import type { BaseballParams } from './params.ts';
import type { StartingPitcher } from './types.ts';

/** An average starter of 2018–2022, rounded, and batters for whom it counts before any start is seen. */
const FIRST = { strikeout: 0.315, walk: 0.26, homeRun: 0.11, outs: 15.5 };
const FIRST_SEEN = 500;

/** Rates of all starters: strikeouts of who does not reach, walks and home runs of who does, and outs. */
export const averageStarter = ({ starters }: BaseballPlayersState): typeof FIRST =>
  averageOf(starters);

function averageOf(starters: PitcherMemory): typeof FIRST {
  const { faced, reached, walk, homeRun, strikeout, long, longOuts } = starters;
  return {
    strikeout: (strikeout + FIRST_SEEN * FIRST.strikeout) / (faced - reached + FIRST_SEEN),
    walk: (walk + FIRST_SEEN * FIRST.walk) / (reached + FIRST_SEEN),
    homeRun: (homeRun + FIRST_SEEN * FIRST.homeRun) / (reached + FIRST_SEEN),
    outs: (longOuts + FIRST.outs) / (long + 1),
  };
}

/** Factor on the odds of a strikeout: beside all starters of the time that is remembered of him. */
const strikeoutFactor = (
  { slow }: BaseballPlayersState,
  { faced, reached, strikeout }: PitcherMemory,
  { shrinkage: { pitcherStrikeout }, unproven }: BaseballParams,
): number => {
  const average = averageOf(slow.starters).strikeout;
  const own =
    (strikeout + pitcherStrikeout * unproven * average) / (faced - reached + pitcherStrikeout);
  return oddsOf(own) / oddsOf(average);
};

/** Share of the batters who do not reach that he strikes out now. */
export const strikeoutsOf = (
  state: BaseballPlayersState,
  memory: PitcherMemory,
  params: BaseballParams,
): number => timesOdds(averageStarter(state).strikeout, strikeoutFactor(state, memory, params));

const oddsOf = (share: number): number => share / (1 - share);

/** Factors on the odds of what an average starter does. */
export function factorsOf(
  state: BaseballPlayersState,
  memory: PitcherMemory,
  params: BaseballParams,
): Pick<StartingPitcher, 'strikeout' | 'walk' | 'homeRun'> {
  const average = averageOf(state.slow.starters);
  const { pitcherWalk, pitcherHomeRun } = params.shrinkage;
  const rate = (count: number, name: 'walk' | 'homeRun', shrink: number): number =>
    oddsOf((count + shrink * average[name]) / (memory.reached + shrink)) / oddsOf(average[name]);
  return {
    strikeout: strikeoutFactor(state, memory, params),
    walk: rate(memory.walk, 'walk', pitcherWalk),
    homeRun: rate(memory.homeRun, 'homeRun', pitcherHomeRun),
  };
}
