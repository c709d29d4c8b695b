import { edgesOfReading, gamesApart, type ReadRow } from '#domain/prices/readingEdges.ts';
import type { Client } from '#store/client.ts';
import type { BookRow } from './bookRows.ts';
import { noteReadingTime, noteSharpEdges, readEdgeSpans } from './store/edges.ts';
import type { Reading } from './store/reading.ts';

/** A league's prices at one reading, as they were stored. */
interface StoredReading {
  readonly reading: Reading;
  readonly at: Date;
  readonly rows: readonly BookRow[];
  /** How many markets changed. */
  readonly changes: number;
  /** The feed's last look at a book in a game, ms since 1970, if it says so. */
  readonly scannedAt: (gameId: number, book: string) => number | undefined;
}

const readRows = (rows: readonly BookRow[]): ReadRow[] =>
  rows.flatMap(({ game_id: gameId, market, ...row }) =>
    market === 'lay' ? [] : [{ gameId, market, ...row }],
  );

/**
 * Finds and keeps the edges of a reading; the ids of the new ones. Only games in which a price lies apart from a sharp book's are
 * looked up.
 */
export async function findEdges(
  client: Client,
  { reading, at, rows, changes, scannedAt }: StoredReading,
): Promise<readonly number[]> {
  const before = await noteReadingTime(client, reading, at);
  const now = at.getTime();
  const games = gamesApart(reading.league, now, readRows(rows));
  if (games.length === 0 && changes === 0) return [];
  const spans = games.length > 0 ? await readEdgeSpans(client, reading.feed, games) : new Map();
  const edges = [...spans].flatMap(([gameId, history]) =>
    edgesOfReading({ league: reading.league, now, before }, gameId, history, (book) =>
      scannedAt(gameId, book),
    ),
  );
  return noteSharpEdges(client, reading, at, edges);
}
