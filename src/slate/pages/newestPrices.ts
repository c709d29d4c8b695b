import type { Game } from '#domain/game/game.ts';
import { mayGiveOn } from '#domain/prices/feeds.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { ShownSharpEdge } from '#domain/prices/shownSharpEdge.ts';
import type { SharpEdgeRecord } from '#domain/record/sharpEdgeRecord.ts';
import { readSharpEdgeRecord, readSharpEdges } from '#slate/answers/sharpEdges.ts';
import { oddsColumns, quote } from '#slate/archive/gameRow.ts';
import { type Client, readAll } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';

/** What readings between refreshes say of a game. */
interface NewestPrices {
  /** Of the books that are read with a key. */
  readonly quotes: readonly OddsQuote[];
  readonly edges: readonly ShownSharpEdge[];
  /** What such edges came to, for those. */
  readonly record: readonly SharpEdgeRecord[];
}

/** For so long an edge that is gone is still named. */
const NAMED_MS = 15 * 60_000;

/** Whether books are read by the minute at all. */
export const readsByTheMinute = ({ env }: Site): boolean =>
  [env.THE_ODDS_API_KEY, env.PROPLINE_API_KEY].some(Boolean);

async function quotesOf(client: Client, id: number): Promise<OddsQuote[]> {
  const query = () =>
    client
      .from('latest_book_quotes')
      .select('*')
      .eq('game_id', id)
      .order('source')
      .order('provider');
  return (await readAll('reading the newest prices', query, oddsColumns)).map(quote);
}

/** What has been read of a game since its slate was published; undefined if nothing is read by the minute. */
export async function newestPrices(
  site: Site,
  id: number,
  at: Date,
): Promise<NewestPrices | undefined> {
  if (!readsByTheMinute(site)) return undefined;
  const client = site.use(promptClient);
  const [quotes, seen] = await Promise.all([
    quotesOf(client, id),
    readSharpEdges(client, new Date(at.getTime() - NAMED_MS)),
  ]);
  const edges = seen.filter(({ gameId }) => gameId === id);
  return { quotes, edges, record: edges.length > 0 ? await readSharpEdgeRecord(client) : [] };
}

/** A game with those prices in the place of the slate's from the same feeds. The prediction and its anchor stay the slate's. */
export const withNewest = (game: Game, newest: NewestPrices | undefined): Game =>
  newest && game.status === 'scheduled'
    ? { ...game, odds: [...game.odds.filter(({ feed }) => mayGiveOn(feed)), ...newest.quotes] }
    : game;
