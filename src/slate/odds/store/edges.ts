import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { FoundEdge } from '#domain/prices/readingEdges.ts';
import type { PriceSpan } from '#domain/prices/sharpReading.ts';
import type { EndedEdge, GradedEdge } from '#domain/record/gradeEdge.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Reading } from './reading.ts';

const known = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);
const market = z.enum(['moneyline', 'spread', 'total']);
const side = z.enum(['home', 'away', 'draw', 'over', 'under']);
const league = z.enum(TEAM_LEAGUES);

/** Notes when a reading was; the one before it, ms since 1970. */
export async function noteReadingTime(
  client: Client,
  { token, feed, league: of }: Reading,
  at: Date,
): Promise<number | undefined> {
  const args = { p_token: token, p_feed: feed, p_league: of, p_at: at.toISOString() };
  const call = client.rpc('note_reading_time', args);
  const before = await readData('noting a reading’s time', call, timestampColumn.nullable());
  return before === null ? undefined : Date.parse(before);
}

const spanRow = z.object({
  game: z.int(),
  book: z.string(),
  market,
  line: known(z.number()),
  one: z.int(),
  other: z.int(),
  draw: known(z.int()),
  from: timestampColumn,
  to: timestampColumn,
});

/** What each book asked in these games by a feed's readings, by game, oldest first. */
export async function readEdgeSpans(
  client: Client,
  feed: Reading['feed'],
  games: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceSpan[]>> {
  const call = client.rpc('book_price_spans', { p_feed: feed, p_games: games });
  const rows = await readData('reading what books asked', call, z.array(spanRow));
  const of = Map.groupBy(rows, ({ game }) => game);
  return new Map(
    [...of].map(([game, spans]) => [
      game,
      spans.map(({ book, market: kind, line, one, other, draw, from, to }) => ({
        book,
        market: kind,
        line,
        prices: draw === undefined ? [one, other] : [one, draw, other],
        seenFrom: Date.parse(from),
        seenTo: Date.parse(to),
      })),
    ]),
  );
}

/** Keeps a league's edges at a reading, and notes which have gone; the ids of the new ones. */
export function noteSharpEdges(
  client: Client,
  { token, feed, league: of }: Reading,
  at: Date,
  edges: readonly FoundEdge[],
): Promise<readonly number[]> {
  const args = {
    p_token: token,
    p_feed: feed,
    p_league: of,
    p_at: at.toISOString(),
    p_edges: edges.map(({ gameId, american, claim, ...edge }) => ({
      ...edge,
      game_id: gameId,
      price: american,
      consensus: claim.consensusShare,
      claimed_share: claim.claimedShare,
      claim: claim.claimedReturn,
      stake: claim.stakeShare,
    })),
  };
  return readData('noting edges', client.rpc('note_sharp_edges', args), z.array(z.int()));
}

const endedRow = z
  .object({
    id: z.int(),
    league,
    market,
    side,
    line: known(z.number()),
    book: z.string(),
    price: z.int(),
    swapped: z.boolean(),
    resultVersion: z.int(),
    called: z.boolean(),
    home: known(z.int()),
    away: known(z.int()),
    calledAfter: known(z.number()),
    closing: z.array(
      z.object({ book: z.string(), one: z.int(), other: z.int(), draw: known(z.int()) }),
    ),
  })
  .transform(({ swapped, called, home, away, ...row }): EndedEdge => {
    const over = !swapped && !called && home !== undefined && away !== undefined;
    return { ...row, ...(over && { score: { home, away } }) };
  });

/** Edges of games that are over, without a grade by the present result. */
export const readEndedEdges = (client: Client, most: number): Promise<readonly EndedEdge[]> =>
  readData(
    'reading edges to be graded',
    client.rpc('gradable_sharp_edges', { p_most: most }),
    z.array(endedRow),
  );

/** Appends grades; how many. Safe to repeat. */
export function saveEdgeGrades(client: Client, grades: readonly GradedEdge[]): Promise<number> {
  const rows = grades.map(({ id, resultVersion, outcome, units, closingValue }) => ({
    id,
    result_version: resultVersion,
    outcome,
    units,
    closing_value: closingValue ?? null,
  }));
  const call = client.rpc('save_sharp_edge_grades', { p_grades: rows });
  return readData('storing grades of edges', call, z.int());
}
