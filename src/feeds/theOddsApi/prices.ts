import { looseNumber } from '../reading/fields.ts';
import { readDecimal, readQuotedPrice } from '../reading/markets.ts';
import type { OddsOutcome } from './schema.ts';

/**
 * American prices of one market's outcomes, in their order. Where decimal odds came although American ones were asked for (a price
 * between 1 and 100, which no American price is), all of the market are decimal: 100 is then 99 to 1 and not even money. Undefined
 * if one cannot be read, or if both forms are mixed.
 */
export function marketPrices(outcomes: readonly OddsOutcome[]): readonly number[] | undefined {
  const given = outcomes.map(({ price }) => looseNumber(price));
  const decimal = given.some((price) => price !== undefined && price > 1 && price < 100);
  const prices = outcomes.map(({ price }) =>
    decimal ? readDecimal(price) : readQuotedPrice(price),
  );
  const read = prices.filter((price) => price !== undefined);
  return read.length === outcomes.length ? read : undefined;
}
