import { type EdgeRow as Row, edgeRows as rowsOf } from '#domain/record/figures/edgeTable.ts';
import { type Interval, pairedInterval } from '../metrics/bootstrap.ts';
import type { ShownBet } from './types.ts';

/** One line of the table; the interval is by the bootstrap of whole days. */
export type EdgeRow = Row<Interval>;

/**
 * All bets, then each bucket of claimed return that has any. Empty where nothing was shown.
 * @param games priced games, those without a bet included
 * @param label seeds the bootstrap
 */
export const edgeRows = (bets: readonly ShownBet[], games: number, label: string): EdgeRow[] =>
  rowsOf(bets, games, (own, bucket) =>
    pairedInterval(
      own.map(({ cluster, returned }) => ({ cluster, value: returned })),
      `${label}|${bucket}`,
    ),
  );
