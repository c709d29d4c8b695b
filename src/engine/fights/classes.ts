import { own } from '../own.ts';
import type { FightRatings, MethodCounts, MethodParams } from './ratingTypes.ts';
import type { MethodRates } from './types.ts';

/** The league's rates before its first fights: ten fights at the UFC's rates of the 2000s. */
const BEFORE_DATA: MethodCounts = [3.2, 2.2, 4.6];

/** The whole league's method rates, from all recent fights. */
export function leagueRates({ classes }: Pick<FightRatings, 'classes'>): MethodRates {
  const counts: MethodCounts = [...BEFORE_DATA];
  for (const recent of Object.values(classes)) {
    for (const method of [0, 1, 2] as const) counts[method] += recent[method];
  }
  const all = counts[0] + counts[1] + counts[2];
  return [counts[0] / all, counts[1] / all, counts[2] / all];
}

/**
 * A weight class's method rates: its own recent fights plus `shrink` fights at the whole league's rates. A class the ratings do
 * not know has the league's rates.
 */
export function classRates(
  { classes }: Pick<FightRatings, 'classes'>,
  { shrink }: MethodParams,
  weightClass: string,
  league: MethodRates,
): MethodRates {
  const recent = own(classes, weightClass);
  if (!recent) return league;
  const all = recent[0] + recent[1] + recent[2] + shrink;
  const rate = (method: 0 | 1 | 2): number => (recent[method] + shrink * league[method]) / all;
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
