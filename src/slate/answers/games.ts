import { gameSchema, listedGameSchema } from '#contract/game.ts';
import type { Game } from '#domain/game/game.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { edgesOf } from '#domain/prices/gameEdges.ts';
import { easternDate } from '#domain/time/time.ts';
import { KEYS } from './keys.ts';
import { checked, item, type PublishedSlate, type Refused } from './rendering.ts';
import { list, type Piece, type TimedText } from './timedText.ts';

/** A game in a list of those under way or still to start: listed as upcoming until it starts. */
const upcoming = (game: Game, listed: Piece): Piece[] => {
  if (game.status === 'live') return [listed];
  return game.status === 'scheduled' ? [{ ...listed, until: Date.parse(game.gameTime) }] : [];
};

/** Whether a real book offers an edge, while its price stands. */
const pays = (game: Game): boolean =>
  edgesOf({ ...game, odds: game.odds.filter(({ sample }) => !sample) }).length > 0;

/**
 * Every game alone, and lists: under way or still to start, for all leagues and for each; with a price that pays; of each New
 * York date.
 */
export function renderGames(
  { games }: PublishedSlate,
  refused: Refused,
): readonly (readonly [string, TimedText])[] {
  const alone = games.flatMap((game) => {
    const text = checked(gameSchema, game, `game ${game.id}`, refused);
    return text === undefined ? [] : [[KEYS.game(game.id), { text, asOf: game.asOf }] as const];
  });
  const lists = new Map<string, Piece[]>([
    [KEYS.upcomingGames(), []],
    [KEYS.payingGames, []],
  ]);
  const add = (key: string, pieces: readonly Piece[]) =>
    lists.set(key, [...(lists.get(key) ?? []), ...pieces]);
  for (const game of games) {
    for (const listed of item(listedGameSchema, listedGame(game), refused)) {
      add(KEYS.upcomingGames(), upcoming(game, listed));
      add(KEYS.upcomingGames(game.league), upcoming(game, listed));
      if (game.status === 'scheduled' && pays(game)) add(KEYS.payingGames, upcoming(game, listed));
      add(KEYS.gamesOf(easternDate(game.gameTime)), [listed]);
    }
  }
  return [...alone, ...[...lists].map(([key, pieces]) => [key, list(pieces)] as const)];
}
