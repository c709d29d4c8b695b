import type { CardGame } from '../game/listedGame.ts';
import { teamOn } from '../game/predictedWinner.ts';
import { betLabel, handicapText, type PricedBet } from './pricedBets.ts';

type Named = Pick<PricedBet, 'side' | 'line'>;

/** A way to name a game's bet. */
export type BetName = (game: CardGame, bet: Named) => string;

/** "Bills to win", "Bills −1.5", "Over 47.5" */
export const namedBet: BetName = (game, bet) =>
  (bet.side === 'home' || bet.side === 'away') && bet.line === undefined
    ? `${betLabel(game, bet)} to win`
    : betLabel(game, bet);

/** "BUF to win", "BUF −1.5", "BUF pk", "Over 47.5": for the rows of a table. */
export const briefBet: BetName = (game, bet) => {
  if (bet.side !== 'home' && bet.side !== 'away') return namedBet(game, bet);
  const { abbreviation } = teamOn(game, bet.side);
  if (bet.line === undefined) return `${abbreviation} to win`;
  return `${abbreviation} ${handicapText(bet.line)}`;
};
