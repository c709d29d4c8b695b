import type { CardGame } from '#domain/game/listedGame.ts';
import { wholeFairAmerican } from '#domain/prices/fairPrice.ts';
import { consensusShare } from '#domain/prices/gameEdges.ts';
import type { LineWish } from './wish.ts';

/** A scale on which American prices are evenly ordered by payout: no number lies between −100 and +100. */
const stepsOf = (american: number): number => (american > 0 ? american - 100 : american + 100);

/**
 * The books' consensus in a market now, from the wish's side; undefined while none quotes it. On the moneyline it is the side's
 * price without margin.
 */
export function lineNow(
  game: CardGame,
  { market, side }: Pick<LineWish, 'market' | 'side'>,
): number | undefined {
  const anchor = game.prediction?.anchor;
  if (!anchor || !game.odds.some((quote) => quote[market] !== undefined)) return undefined;
  if (market === 'moneyline') {
    const share = consensusShare(game, { market, side });
    return share === undefined ? undefined : wholeFairAmerican(share);
  }
  const line = anchor[market]?.line;
  return line === undefined || side !== 'away' ? line : 0 - line;
}

/** Numbers that a line is compared by. */
export const comparedNumber = (market: LineWish['market'], line: number): number =>
  market === 'moneyline' ? stepsOf(line) : line;
