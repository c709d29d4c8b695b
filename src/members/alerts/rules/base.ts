import type { PredictedCardGame } from '#domain/game/listedGame.ts';
import type { AskedOfGame } from './asked.ts';
import { chanceOfSide } from './firing.ts';
import { lineNow } from './lineNow.ts';
import type { Base } from './wish.ts';

/** The starting value that a wish is compared with; undefined if nothing can move. */
export function baseOf(asked: AskedOfGame, game: PredictedCardGame): Base | undefined {
  if (asked.kind === 'price') return {};
  const now = asked.kind === 'line' ? lineNow(game, asked) : chanceOfSide(game, asked.side);
  return now === undefined ? undefined : { [asked.gameId]: now };
}
