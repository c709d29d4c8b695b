import { mean } from '#domain/numbers/numbers.ts';
import { FEWEST_BETS } from '#domain/record/figures/edgeTable.ts';
import { pairedInterval } from '../metrics/bootstrap.ts';
import type { BookBet, BookTableRow } from './types.ts';

/** One line of a table; its interval comes from a bootstrap of whole days. Undefined without bets. */
export function bookRow(
  name: string,
  bets: readonly BookBet[],
  measure: BookTableRow['measure'] = 'return',
): BookTableRow | undefined {
  if (bets.length === 0) return undefined;
  const realised =
    bets.length >= FEWEST_BETS
      ? pairedInterval(
          bets.map(({ cluster, returned }) => ({ cluster, value: returned })),
          `books|${name}`,
        )
      : undefined;
  return {
    name,
    measure,
    bets: bets.length,
    full: mean(bets.map(({ full }) => full)),
    claimed: mean(bets.map(({ claimed }) => claimed)),
    ...(realised && { realised: { mean: realised.mean, low: realised.low, high: realised.high } }),
  };
}

export const bookTableRows = (
  ...rows: readonly (BookTableRow | undefined)[]
): readonly BookTableRow[] => rows.flatMap((row) => row ?? []);
