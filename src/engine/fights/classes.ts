import type { FightRatings, MethodCounts, MethodParams } from './ratingTypes.ts';

/** Shares of decisive fights: knock-out, submission, decision; sum to 1. */
export type MethodRates = readonly [knockout: number, submission: number, decision: number];

/** What the league is taken for before its first fights: ten fights at the UFC's rates of the 2000s. */
const BEFORE_DATA: MethodCounts = [3.2, 2.2, 4.6];

/**
 * A weight class's method rates: its own recent fights, and `shrink` fights at the whole league's rates.
 * A class the ratings do not know has the league's rates.
 */
export function classRates(
  ratings: Pick<FightRatings, 'classes'>,
  { shrink }: MethodParams,
  weightClass: string,
): MethodRates {
  const league: MethodCounts = [...BEFORE_DATA];
  for (const counts of Object.values(ratings.classes)) add(league, counts, 1);
  const all = league[0] + league[1] + league[2];
  const own = ratings.classes[weightClass] ?? [0, 0, 0];
  const sum = own[0] + own[1] + own[2] + shrink;
  const rate = (method: 0 | 1 | 2): number => (own[method] + (shrink * league[method]) / all) / sum;
  return [rate(0), rate(1), rate(2)];
}

/** Old fights fade by half every half-life. */
export function fadeClasses(ratings: FightRatings, { halfLife }: MethodParams, days: number): void {
  if (days <= 0) return;
  const kept = 0.5 ** (days / halfLife);
  for (const counts of Object.values(ratings.classes)) {
    for (const method of [0, 1, 2] as const) counts[method] *= kept;
  }
}

export function countMethod(ratings: FightRatings, weightClass: string, method: 0 | 1 | 2): void {
  const counts = ratings.classes[weightClass] ?? [0, 0, 0];
  counts[method] += 1;
  ratings.classes[weightClass] = counts;
}

function add(to: MethodCounts, from: MethodCounts, weight: number): void {
  for (const method of [0, 1, 2] as const) to[method] += weight * from[method];
}
