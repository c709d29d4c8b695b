import type { Game, PredictedGame } from '#domain/game.ts';
import { sortGames } from '#domain/sortGames.ts';
import type { Instant } from '#domain/time.ts';

const isPredicted = (game: Game): game is PredictedGame => game.prediction !== undefined;

/**
 * The game the landing page opens with: first of the list order among games that have not started
 * and have a prediction, those with a market spread before those without. Undefined where none is.
 */
export function headlineGame(games: readonly Game[], now: Instant): PredictedGame | undefined {
  const open = sortGames(games.filter(isPredicted), now).filter(
    (game) => game.status === 'scheduled' && Date.parse(game.gameTime) > new Date(now).getTime(),
  );
  return open.find((game) => game.odds.some((quote) => quote.spread)) ?? open[0];
}
