import { type BetName, namedBet } from '#domain/prices/namedBet.ts';

/** A bet's name in a list of many games: "Bills −1.5", "Over 47.5, KC–BUF" */
export const betName: BetName = (game, bet) =>
  bet.side === 'home' || bet.side === 'away'
    ? namedBet(game, bet)
    : `${namedBet(game, bet)}, ${game.awayTeam.abbreviation}–${game.homeTeam.abbreviation}`;
