import * as z from 'zod';
import type { LineHistory } from '#domain/prices/lineHistory.ts';
import { type Client, readByNumber } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { pricesColumns, pricesOfRow } from './quoteRow.ts';

const change = pricesColumns
  .extend({ as_of: timestampColumn })
  .transform(({ as_of: asOf, ...row }) => ({ ...pricesOfRow(row), asOf }));

/** The time of the opening price is unknown: `asOf` is when the feed first told us. */
const opening = pricesColumns
  .extend({ told_at: timestampColumn })
  .transform(({ told_at: asOf, ...row }) => ({ ...pricesOfRow(row), asOf, opened: true as const }));

const historyRow = z.object({
  id: z.int(),
  changes: z.array(change),
  openings: z.array(opening).nullable(),
});

interface HistoryFilter {
  readonly slateId: number;
  /** When the slate was last confirmed, ISO 8601 in UTC: later sightings belong to the next slate. */
  readonly until: string;
  /** Only this game. */
  readonly id?: number;
}

/** Each book's opening price and every later change, oldest first, by game of a slate; games without prices are left out. */
export async function readLineHistory(
  client: Client,
  { slateId, until, id }: HistoryFilter,
): Promise<Map<number, LineHistory>> {
  const query = (above: number) => {
    const rows = client.from('slate_lines').select('id, changes, openings').eq('slate_id', slateId);
    return (id === undefined ? rows : rows.eq('id', id)).gt('id', above).order('id');
  };
  const rows = await readByNumber('reading the history of lines', query, historyRow);
  return new Map(
    rows.map(({ id: game, changes, openings }) => [
      game,
      [...(openings ?? []), ...changes].filter(({ asOf }) => asOf <= until),
    ]),
  );
}
