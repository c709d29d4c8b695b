import { ratingDay } from '../../ratings/day.ts';
import { expectedOuts, lengthFacts } from './length.ts';
import { timesOdds } from './levels.ts';
import {
  type BaseballPlayersState,
  type BatterMemory,
  noBatter,
  noPitcher,
  type TeamMemory,
  weightAfter,
} from './memory.ts';
import type { BaseballParams } from './params.ts';
import { averageStarter, factorsOf } from './pitching.ts';
import { baseballLeaves, placeRates, ratesFrom } from './rates.ts';
import type { BaseballSquad, Batter, BatterRates, StartingPitcher } from './types.ts';

/** Who is expected to play for a team. */
interface Expected {
  readonly team: string;
  /** YYYY-MM-DD of the game, and its season. */
  readonly date: string;
  readonly season: number;
  /** The home team's code. */
  readonly park: string;
  readonly batters: readonly Pick<Batter, 'playerId' | 'slot' | 'chance'>[];
  readonly starters: readonly Pick<StartingPitcher, 'playerId' | 'chance'>[];
}

/** A team's squad from what is known before a game. The state is not changed. */
export function baseballSquad(
  state: BaseballPlayersState,
  { team, date, season, park, batters, starters }: Expected,
  params: BaseballParams,
): BaseballSquad {
  const day = ratingDay(date);
  const tilt = strikeoutsBeside(state.teams[team], day, params.lives.team, params.shrinkage.team);
  const atPark =
    strikeoutsBeside(state.parks[park], day, params.lives.park, params.shrinkage.park) *
    (park === team ? params.atHome : 1 / params.atHome);
  const level = startersLevel(state, params);
  const drift = driftOf(state);
  const averages = state.places.map((place) => withStrikeouts(placeRates(place), tilt));
  const bench = (batters.length > 0 ? averages[9] : averages[5]) ?? placeRates(noBatter(day));
  return {
    bench,
    batters: batters.map(({ playerId, slot, chance }) => {
      const seen = state.batters[playerId];
      const now = seen
        ? faded(seen, weightAfter(day - seen.day, params.lives.batter))
        : noBatter(day);
      const known = now.plateAppearances / (now.plateAppearances + params.shrinkage.reaches);
      return {
        playerId,
        slot,
        chance,
        ...ratesFrom(times(now, drift), averages[slot - 1] ?? bench, params.shrinkage),
        leaves: baseballLeaves(now, params),
        unknown: params.unknown * Math.sqrt(1 - known),
      };
    }),
    starters: starters.map(({ playerId, chance }) => {
      const memory = state.pitchers[playerId] ?? noPitcher(day);
      const factors = factorsOf(state, memory, params);
      const facts = lengthFacts(state, memory, day, season, params);
      return {
        playerId,
        chance,
        outs: expectedOuts(state, facts, params.length),
        outsSd: params.outsSd[facts.fresh === 1 || facts.returning === 1 ? 1 : 0],
        strikeout: held(factors.strikeout * level.strikeout * atPark),
        walk: held(factors.walk * level.walk),
        homeRun: held(factors.homeRun * level.homeRun),
        form: params.form,
      };
    }),
  };
}

/** Within what a squad may say. */
const held = (factor: number): number => Math.min(10, Math.max(0.1, factor));

/** Factor on strikeouts of a team's batters, or in a ballpark: beside what the starters there strike out of others. */
function strikeoutsBeside(
  seen: TeamMemory | undefined,
  day: number,
  life: number,
  shrinkage: number,
): number {
  if (!seen) return 1;
  const kept = weightAfter(day - seen.day, life);
  return (seen.strikeouts * kept + shrinkage) / (seen.expected * kept + shrinkage);
}

const odds = (share: number): number => share / (1 - share);

/** Factors on all starters' odds, so that they come to what starters do now against batters as they are remembered. */
function startersLevel(
  state: BaseballPlayersState,
  { tables }: BaseballParams,
): Pick<StartingPitcher, 'strikeout' | 'walk' | 'homeRun'> {
  const now = averageStarter(state);
  const batters = placeRates(together(state));
  return {
    strikeout: odds(now.strikeout) / (odds(batters.strikeout) * tables.strikeouts[0]),
    walk: odds(now.walk) / (odds(batters.walk) * tables.walks[0]),
    homeRun: odds(now.homeRun) / odds(batters.homeRun),
  };
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

/** All who started in any place. */
function together({ places }: Pick<BaseballPlayersState, 'places'>): BatterMemory {
  const all = noBatter(0);
  for (const place of places.slice(0, 9))
    for (const name of Object.keys(all) as (keyof BatterMemory)[]) all[name] += place[name];
  return all;
}

type Drift = Readonly<Record<(typeof DRIFTING)[number], number>>;
const DRIFTING = [
  'walk',
  'double',
  'triple',
  'homeRun',
  'strikeout',
  'hitByPitch',
  'steals',
] as const;

/** What all who started do now, over what they did in the time that is remembered of a player. */
function driftOf({ places, slow }: BaseballPlayersState): Drift {
  const fast = placeRates(together({ places }));
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
