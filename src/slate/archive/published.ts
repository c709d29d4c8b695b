import * as z from 'zod';
import { gameSchema } from '#contract/game.ts';
import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { freshestOfBook } from '#domain/prices/freshestOfBook.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { gamePredictionOf, predictionColumns } from './predictionRow.ts';
import { GAMES_PLACE, slateRows, type Within } from './slateRows.ts';

export const wholeGame = z.object({ game: gameSchema, prediction: predictionColumns.nullable() });

const publishedRow = wholeGame.extend({ slate_id: z.int() });

const factsRow = publishedRow.omit({ prediction: true });

const PUBLISHED = 'slate_id, game, prediction';

/** Turns a row into a game, with its prediction if it has one. */
export const publishedGame = ({ game, prediction }: z.infer<typeof wholeGame>): Game =>
  prediction ? { ...game, prediction: gamePredictionOf(prediction) } : game;

/** A book that comes through two feeds is read once, with its fresher price. */
const oneABook = (game: Game): Game => ({ ...game, odds: freshestOfBook(game.odds) });

interface GameFilter extends Within {
  readonly league?: League | undefined;
}

/** Games of one slate, ordered by start and id. Never a mix of two, even if another goes up between two pages. */
export async function readPublishedGames(
  client: Client,
  { league, ...within }: GameFilter = {},
): Promise<Game[]> {
  const query = slateRows(client, GAMES_PLACE, PUBLISHED, within, league);
  return (await readAll('reading the slate', query, publishedRow)).map(publishedGame).map(oneABook);
}

/** The same without predictions, which make up most of a game's bytes. */
export async function readPublishedFacts(
  client: Client,
  { league, ...within }: GameFilter = {},
): Promise<Game[]> {
  const query = slateRows(client, GAMES_PLACE, 'slate_id, game', within, league);
  return (await readAll('reading the games of the slate', query, factsRow)).map(({ game }) =>
    oneABook(game),
  );
}

/** One game of the current slate. */
export async function readPublishedGame(client: Client, id: number): Promise<Game | undefined> {
  const call = client.from('published_games').select(PUBLISHED).eq('id', id);
  const [row] = await readData('reading a game', call, z.array(publishedRow));
  return row && oneABook(publishedGame(row));
}

const currentRow = z.object({
  slate_id: z.int(),
  as_of: timestampColumn,
  slates: z.object({ content_hash: z.string(), sample: z.boolean() }),
});

export interface CurrentSlate {
  readonly id: number;
  readonly contentHash: string;
  readonly sample: boolean;
  /** When a refresh last confirmed it, ISO 8601 in UTC. */
  readonly asOf: string;
}

const currentSlateOf = ({ slate_id: id, as_of: asOf, slates }: z.infer<typeof currentRow>) => ({
  id,
  contentHash: slates.content_hash,
  sample: slates.sample,
  asOf,
});

/** The current slate; undefined before the first. */
export async function readCurrentSlate(client: Client): Promise<CurrentSlate | undefined> {
  const call = client.from('current_slate').select('slate_id, as_of, slates(content_hash, sample)');
  const [row] = await readData('reading the current slate', call, z.array(currentRow));
  return row && currentSlateOf(row);
}

const slateWithRow = currentRow.extend({
  slates: currentRow.shape.slates.extend({
    slate_entries: z.array(z.object({ game_id: z.int() })),
  }),
});

/** The current slate if it has a game. */
export async function readSlateWithGame(
  client: Client,
  gameId: number,
): Promise<CurrentSlate | undefined> {
  const call = client
    .from('current_slate')
    .select('slate_id, as_of, slates(content_hash, sample, slate_entries(game_id))')
    .eq('slates.slate_entries.game_id', gameId);
  const [row] = await readData('reading whether the slate has a game', call, z.array(slateWithRow));
  return row && row.slates.slate_entries.length > 0 ? currentSlateOf(row) : undefined;
}
