import * as z from 'zod';
import type { LiveWatch } from '#domain/operation/liveFindings.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const known = timestampColumn.nullable().transform((value) => value ?? undefined);

const row = z.object({
  league: z.string(),
  of: z.enum(['game', 'match', 'tournament']),
  games: z.int(),
  since: timestampColumn,
  toldAt: known,
  playing: z.int(),
  changedAt: known,
});

/** How the looks at what is on fare, a league or tour each. */
export const readLiveWatch = (client: Client): Promise<readonly LiveWatch[]> =>
  readData('reading how looks at games fare', client.rpc('live_watch'), z.array(row));
