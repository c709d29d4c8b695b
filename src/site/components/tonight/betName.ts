import type { CardGame } from '#domain/game/listedGame.ts';
import { betLabel, type PricedBet } from '#domain/prices/pricedBets.ts';

type Named = Pick<PricedBet, 'side' | 'line'>;

/** A bet's name on its game's own page: "Bills to win", "Bills −1.5", "Over 47.5" */
export const namedBetWords = (game: CardGame, bet: Named): string =>
  (bet.side === 'home' || bet.side === 'away') && bet.line === undefined
    ? `${betLabel(game, bet)} to win`
    : betLabel(game, bet);

/** A bet's name in a list of many games: "Bills −1.5", "Over 47.5, KC–BUF" */
export const betName = (game: CardGame, bet: Named): string =>
  bet.side === 'home' || bet.side === 'away'
    ? namedBetWords(game, bet)
    : `${namedBetWords(game, bet)}, ${game.awayTeam.abbreviation}–${game.homeTeam.abbreviation}`;
