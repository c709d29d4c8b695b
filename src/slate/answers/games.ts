import { gameSchema, listedGameSchema } from '#contract/game.ts';
import type { Game } from '#domain/game/game.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { edgesOf } from '#domain/prices/gameEdges.ts';
import { easternDate } from '#domain/time/time.ts';
import { ANSWER_KEYS } from './keys.ts';
import { checked, item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { type TimedPiece, type TimedText, timedList } from './timedText.ts';

/** A game of a list of those under way or still to start: one to come until it starts. */
const upcoming = (game: Game, listed: TimedPiece): TimedPiece[] => {
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
  { games }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const alone = games.flatMap((game) => {
    const text = checked(gameSchema, game, `game ${game.id}`, refused);
    return text === undefined
      ? []
      : [[ANSWER_KEYS.game(game.id), { text, asOf: game.asOf }] as const];
  });
  const lists = new Map<string, TimedPiece[]>([
    [ANSWER_KEYS.upcomingGames(), []],
    [ANSWER_KEYS.payingGames, []],
  ]);
  const add = (key: string, pieces: readonly TimedPiece[]) =>
    lists.set(key, [...(lists.get(key) ?? []), ...pieces]);
  for (const game of games) {
    for (const listed of item(listedGameSchema, listedGame(game), refused)) {
      add(ANSWER_KEYS.upcomingGames(), upcoming(game, listed));
      add(ANSWER_KEYS.upcomingGames(game.league), upcoming(game, listed));
      if (game.status === 'scheduled' && pays(game))
        add(ANSWER_KEYS.payingGames, upcoming(game, listed));
      add(ANSWER_KEYS.gamesOf(easternDate(game.gameTime)), [listed]);
    }
  }
  return [...alone, ...[...lists].map(([key, pieces]) => [key, timedList(pieces)] as const)];
}
