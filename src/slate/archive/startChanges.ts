import * as z from 'zod';
import { type Client, readAll } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

/** How often a start was changed, and when last, ISO 8601 in UTC. */
interface StartChange {
  readonly times: number;
  readonly at: string;
}

/** By id; contests whose start never changed are left out. */
export type StartChanges = ReadonlyMap<number, StartChange>;

const row = z.object({ id: z.int(), start_changes: z.int(), start_changed_at: timestampColumn });

/** Start changes of games or events that start after `from`. */
export async function readStartChanges(
  client: Client,
  table: 'games' | 'events',
  from: Date,
): Promise<StartChanges> {
  const start = table === 'games' ? 'game_time' : 'start_time';
  const query = () =>
    client
      .from(table)
      .select('id, start_changes, start_changed_at')
      .gt('start_changes', 0)
      .gte(start, from.toISOString())
      .order('id');
  const rows = await readAll(`reading which ${table} were moved`, query, row);
  return new Map(
    rows.map(({ id, start_changes: times, start_changed_at: at }) => [id, { times, at }]),
  );
}
