import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { ShownSharpEdge } from '#domain/prices/shownSharpEdge.ts';
import type { SharpEdgeRecord } from '#domain/record/sharpEdgeRecord.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const known = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);
const market = z.enum(['moneyline', 'spread', 'total']);
const side = z.enum(['home', 'away', 'draw', 'over', 'under']);
const league = z.enum(TEAM_LEAGUES);

const team = z.object({ name: z.string(), shortName: z.string(), abbreviation: z.string() });
const shownRow = z.object({
  id: z.int(),
  gameId: z.int(),
  league,
  gameTime: timestampColumn,
  home: team,
  away: team,
  market,
  side,
  line: known(z.number()),
  book: z.string(),
  price: z.int(),
  claim: z.number(),
  stake: z.number(),
  consensus: z.number(),
  seenAt: timestampColumn,
  goneAt: known(timestampColumn),
}) satisfies z.ZodType<ShownSharpEdge>;

/** Edges that a reading found since a time, newest first. */
export const readSharpEdges = (client: Client, since: Date): Promise<readonly ShownSharpEdge[]> =>
  readData(
    'reading edges',
    client.rpc('sharp_edges_since', { p_since: since.toISOString() }),
    z.array(shownRow),
  );

const recordRow = z.object({
  league,
  book: z.string(),
  shown: z.int(),
  claimed: z.number(),
  graded: z.int(),
  wins: z.int(),
  losses: z.int(),
  units: z.number(),
  closed: z.int(),
  closingValues: z.number(),
}) satisfies z.ZodType<SharpEdgeRecord>;

/** What the edges that were shown came to, by league and book. */
export const readSharpEdgeRecord = (client: Client): Promise<readonly SharpEdgeRecord[]> =>
  readData('reading the record of edges', client.rpc('sharp_edge_record'), z.array(recordRow));
