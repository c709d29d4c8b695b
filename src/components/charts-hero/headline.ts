import { predictedGames } from '#components/game/upcoming.ts';
import type { CardGame, PredictedCardGame } from '#domain/listedGame.ts';
import { sortGames } from '#domain/sortGames.ts';
import type { Instant } from '#domain/time.ts';

/**
 * The game the landing page opens with: first of the list order among games that have not started
 * and have a prediction, those with a market spread before those without. Undefined where none is.
 */
export function headlineGame(
  games: readonly CardGame[],
  now: Instant,
): PredictedCardGame | undefined {
  const open = sortGames(predictedGames(games), now).filter(
    (game) => game.status === 'scheduled' && Date.parse(game.gameTime) > new Date(now).getTime(),
  );
  return open.find((game) => game.odds.some((quote) => quote.spread)) ?? open[0];
}
