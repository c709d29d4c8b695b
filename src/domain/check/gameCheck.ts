import type { CardGame } from '../game/listedGame.ts';
import { predictedWinner } from '../game/predictedWinner.ts';
import { namedPriceOf } from '../prices/gameCall.ts';
import { checkPathOf } from './links.ts';

/** Address of a game's check, with the bet and the price that its card names; without one, with its likelier winner. */
export function gameCheckPath(game: CardGame): string | undefined {
  const { id, prediction } = game;
  if (!prediction) return undefined;
  const bet = prediction.bothRated && game.odds.length > 0 ? namedPriceOf(game) : undefined;
  if (!bet)
    return checkPathOf({ game: id, market: 'moneyline', side: predictedWinner(prediction) });
  const { market, side, line, american } = bet;
  return checkPathOf({
    game: id,
    market,
    side,
    ...(market !== 'moneyline' && line !== undefined && { line }),
    price: american,
  });
}
