import * as z from 'zod';
import type { LineHistory } from '#domain/prices/lineHistory.ts';
import { type Client, readByNumber } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { pricesColumns, pricesOfRow } from './quoteRow.ts';

const change = pricesColumns
  .extend({ as_of: timestampColumn })
  .transform(({ as_of: asOf, ...row }) => ({ ...pricesOfRow(row), asOf }));

/** When it stood is not known: `asOf` is when the feed first told us. */
const opening = pricesColumns
  .extend({ told_at: timestampColumn })
  .transform(({ told_at: asOf, ...row }) => ({ ...pricesOfRow(row), asOf, opened: true as const }));

const historyRow = z.object({
  id: z.int(),
  changes: z.array(change),
  openings: z.array(opening).nullable(),
});

export interface HistoryFilter {
  readonly slateId: number;
  /** When the slate was last confirmed, ISO 8601 in UTC: what was seen later is the next slate's. */
  readonly until: string;
  /** Of one game alone. */
  readonly id?: number;
}

/** What each book opened at, then every change of its prices, of a slate's games by game, oldest first; games without prices are left out. */
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
