import { log } from '../../rng/log.ts';
import { type BaseballPlayersState, dayOfSeason, type PitcherMemory } from './memory.ts';
import type { BaseballParams, LengthWeights } from './params.ts';
import { averageStarter, factorsOf } from './pitching.ts';

/** Days without a start after which somebody comes back, rather than takes his turn. */
const PAUSE = 13;
/** Starts from which on he is known, and mean outs below which he is a reliever who starts. */
const KNOWN = 3;
const RELIEVER = 10;
/** Days of a season in which starters are built up, and from which on September and the postseason are another game. */
const EARLY = 30;
const LATE = 155;
const POSTSEASON = 187;
/** Batters that an average starter faces. */
const FACED = 22;

/** What is known of a start before it: see LengthWeights. */
export interface LengthFacts extends Readonly<Record<keyof LengthWeights, number>> {}

/** @param day of the start @param season of it */
export function lengthFacts(
  state: BaseballPlayersState,
  memory: PitcherMemory,
  day: number,
  season: number,
  params: BaseballParams,
): LengthFacts {
  const average = averageStarter(state).outs;
  const factors = factorsOf(state, memory, params);
  const above = (sum: number, weight: number, usual: number, shrink: number): number =>
    (sum - usual * weight) / (weight + shrink);
  const first = memory.season !== season;
  const days = dayOfSeason(state, season, day);
  const { recent, recentOuts, recentFaced, long, longOuts, seasonStarts, seasonOuts } = memory;
  return {
    constant: 1,
    recent: above(recentOuts, recent, average, 1),
    long: above(longOuts, long, average, 3),
    season: first ? 0 : above(seasonOuts, seasonStarts, average, 2),
    faced: above(recentFaced, recent, FACED, 1),
    lastFaced: first ? 0 : memory.lastFaced - FACED,
    first: Number(first),
    second: Number(!first && seasonStarts < 2),
    returning: Number(!first && day - memory.day > PAUSE),
    fresh: Number(memory.starts < KNOWN),
    reliever: Number(recent > 0 && recentOuts < RELIEVER * recent),
    early: Math.max(0, 1 - days / EARLY),
    late: Number(days > LATE),
    postseason: Number(days >= POSTSEASON),
    strikeout: log(factors.strikeout),
    walk: log(factors.walk),
  };
}

export const LENGTH_NAMES = [
  'constant',
  'recent',
  'long',
  'season',
  'faced',
  'lastFaced',
  'first',
  'second',
  'returning',
  'fresh',
  'reliever',
  'early',
  'late',
  'postseason',
  'strikeout',
  'walk',
] as const satisfies readonly (keyof LengthWeights)[];

/** Expected outs, 3 to 21. */
export function expectedOuts(
  state: BaseballPlayersState,
  facts: LengthFacts,
  weights: LengthWeights,
): number {
  let sum = averageStarter(state).outs;
  for (const name of LENGTH_NAMES) sum += facts[name] * weights[name];
  return Math.min(21, Math.max(3, sum));
}
