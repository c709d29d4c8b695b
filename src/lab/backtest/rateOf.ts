import { meanOrZero } from '#domain/numbers/numbers.ts';
import type { ShapeRate } from './types.ts';

/** One season's rate from its cases: each one's forecast, 0–1, and whether it happened. */
export const rateOf = (
  season: number,
  name: string,
  cases: readonly (readonly [said: number, happened: boolean])[],
): ShapeRate => ({
  season,
  name,
  simulated: meanOrZero(cases.map(([said]) => said)),
  actual: meanOrZero(cases.map(([, happened]) => (happened ? 1 : 0))),
  games: cases.length,
});
