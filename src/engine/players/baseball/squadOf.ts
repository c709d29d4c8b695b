import { dayOf } from '../../ratings/day.ts';
import { leavesOf, placeRates, ratesFrom } from './rates.ts';
import { timesOdds } from './levels.ts';
import { type BaseballState, type BatterMemory, fading, noBatter, noPitcher } from './memory.ts';
import type { BaseballParams } from './params.ts';
import { expectedOuts, factorsOf, lengthFacts } from './pitching.ts';
import type { BaseballSquad, Batter, BatterRates, StartingPitcher } from './types.ts';

/** Who is expected to play for a team. */
export interface Expected {
  readonly team: string;
  /** YYYY-MM-DD of the game, and its season. */
  readonly date: string;
  readonly season: number;
  readonly batters: readonly Pick<Batter, 'playerId' | 'slot' | 'chance'>[];
  readonly starters: readonly Pick<StartingPitcher, 'playerId' | 'chance'>[];
}

/** A team's squad from what is known before a game. The state is not changed. */
export function squadOf(
  state: BaseballState,
  { team, date, season, batters, starters }: Expected,
  params: BaseballParams,
): BaseballSquad {
  const day = dayOf(date);
  const tilt = teamStrikeouts(state, team, day, params);
  const drift = driftOf(state);
  const averages = state.places.map((place) => withStrikeouts(placeRates(place), tilt));
  const bench = (batters.length > 0 ? averages[9] : averages[5]) ?? placeRates(noBatter(day));
  return {
    bench,
    batters: batters.map(({ playerId, slot, chance }) => {
      const seen = state.batters[playerId];
      const now = seen ? faded(seen, fading(day - seen.day, params.lives.batter)) : noBatter(day);
      const known = now.plateAppearances / (now.plateAppearances + params.shrinkage.reaches);
      return {
        playerId,
        slot,
        chance,
        ...ratesFrom(times(now, drift), averages[slot - 1] ?? bench, params.shrinkage),
        leaves: leavesOf(now, params),
        unknown: params.unknown * Math.sqrt(1 - known),
      };
    }),
    starters: starters.map(({ playerId, chance }) => {
      const memory = state.pitchers[playerId] ?? noPitcher(day);
      const facts = lengthFacts(state, memory, day, season, params);
      return {
        playerId,
        chance,
        outs: expectedOuts(state, facts, params.length),
        outsSd: params.outsSd[facts.fresh === 1 || facts.returning === 1 ? 1 : 0],
        ...factorsOf(state, memory, params),
        form: params.form,
      };
    }),
  };
}

/** Factor on the odds of a strikeout of a team's batters of whom little is known. */
function teamStrikeouts(
  { teams }: BaseballState,
  team: string,
  day: number,
  { lives, shrinkage }: BaseballParams,
): number {
  const seen = teams[team];
  if (!seen) return 1;
  const kept = fading(day - seen.day, lives.team);
  return (
    (seen.strikeouts * kept + shrinkage.team) / (seen.expected * kept + shrinkage.team)
  );
}

const withStrikeouts = (rates: BatterRates, factor: number): BatterRates => ({
  ...rates,
  strikeout: timesOdds(rates.strikeout, factor),
});

function faded(seen: BatterMemory, kept: number): BatterMemory {
  const now = { ...seen };
  for (const name of Object.keys(now) as (keyof BatterMemory)[])
    if (name !== 'day') now[name] = seen[name] * kept;
  return now;
}

type Drift = Readonly<Record<(typeof DRIFTING)[number], number>>;
const DRIFTING = ['walk', 'double', 'triple', 'homeRun', 'strikeout', 'hitByPitch', 'steals'] as const;

/** What all who started do now, over what they did in the time that is remembered of a player. */
function driftOf({ places, slow }: BaseballState): Drift {
  const now = noBatter(0);
  for (const place of places.slice(0, 9))
    for (const name of Object.keys(now) as (keyof BatterMemory)[]) now[name] += place[name];
  const fast = placeRates(now);
  const long = placeRates(slow.batters);
  const ratio = (name: (typeof DRIFTING)[number]): number => fast[name] / long[name];
  return {
    walk: ratio('walk'),
    double: ratio('double'),
    triple: ratio('triple'),
    homeRun: ratio('homeRun'),
    strikeout: ratio('strikeout'),
    hitByPitch: ratio('hitByPitch'),
    steals: ratio('steals'),
  };
}

/** What he would have done of late. */
function times(seen: BatterMemory, drift: Drift): BatterMemory {
  const now = { ...seen };
  for (const name of DRIFTING) now[name] = seen[name] * drift[name];
  return now;
}
