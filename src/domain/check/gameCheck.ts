import type { CardGame } from '../game/listedGame.ts';
import { predictedWinner } from '../game/predictedWinner.ts';
import { namedPrice } from '../prices/gameCall.ts';
import { checkPath } from './links.ts';

/** Address of a game's check, with the bet and the price that its card names; without one, with its likelier winner. */
export function gameCheckPath(game: CardGame): string | undefined {
  const { id, prediction } = game;
  if (!prediction) return undefined;
  const bet = prediction.bothRated && game.odds.length > 0 ? namedPrice(game) : undefined;
  if (!bet) return checkPath({ game: id, market: 'moneyline', side: predictedWinner(prediction) });
  const { market, side, line, american } = bet;
  return checkPath({
    game: id,
    market,
    side,
    ...(market !== 'moneyline' && line !== undefined && { line }),
    price: american,
  });
}
