import { type EdgeRow as Row, edgeRows as rowsOf } from '#domain/record/figures/edgeTable.ts';
import { type Interval, pairedInterval } from '../metrics/bootstrap.ts';
import type { ShownBet } from './types.ts';

/** One line of the table; its interval comes from a bootstrap of whole days. */
export type EdgeRow = Row<Interval>;

/**
 * All bets, then each non-empty bucket of claimed return. Empty if nothing was shown.
 * @param games number of priced games, including those without a bet
 * @param label seeds the bootstrap
 */
export const edgeRows = (bets: readonly ShownBet[], games: number, label: string): EdgeRow[] =>
  rowsOf(bets, games, (own, bucket) =>
    pairedInterval(
      own.map(({ cluster, returned }) => ({ cluster, value: returned })),
      `${label}|${bucket}`,
    ),
  );
