import { sum } from '../../numbers/numbers.ts';
import { profitPerUnit } from '../../prices/americanOdds.ts';
import type { RecordRow } from '../recordRow.ts';

/** What the stakes on priced picks were worth by our own published probability. */
export interface Expectation {
  /** Share of the priced picks whose expected profit was below 0, %. */
  readonly negative: number;
  /** Mean expected profit, % of the stake. */
  readonly mean: number;
}

/** Expected profit of a unit at the published price, by the published probability of the decided stake. */
const expectedProfit = (price: number, probability: number): number =>
  (probability / 100) * (profitPerUnit(price) + 1) - 1;

/** Of the picks that count as stakes: with a price, and not void. Undefined without any. */
export function expectationOf(rows: readonly RecordRow[]): Expectation | undefined {
  const expected = rows.flatMap(({ price, outcome, probability }) =>
    price === undefined || outcome === 'void' ? [] : [expectedProfit(price, probability)],
  );
  if (expected.length === 0) return undefined;
  const negative = expected.filter((profit) => profit < 0).length;
  return {
    negative: (100 * negative) / expected.length,
    mean: (100 * sum(expected)) / expected.length,
  };
}
