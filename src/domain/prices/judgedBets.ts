import type { CardGame } from '../game/listedGame.ts';
import { bestOfEach, countedBets, type EdgeBet, gameEdgesOf, isCredible } from './gameEdges.ts';
import { decisiveShare } from './lineProbability.ts';
import type { PricedBet } from './pricedBets.ts';
import { expectedReturnPerUnit } from './staking.ts';

/** A game's bet with the average return of its price per unit staked, at the published share. */
export interface JudgedBet<Bet extends PricedBet = PricedBet> {
  readonly game: CardGame;
  readonly bet: Bet;
  readonly returnPerUnit: number;
  /** Published probability that it wins if decided, 0–1. */
  readonly share: number;
}

const judged = <Bet extends PricedBet>(game: CardGame, bet: Bet): JudgedBet<Bet> => ({
  game,
  bet,
  returnPerUnit: expectedReturnPerUnit(bet.shares.win, bet.american, bet.shares.push),
  share: decisiveShare(bet.shares),
});

export const byReturn = (one: JudgedBet, other: JudgedBet): number =>
  other.returnPerUnit - one.returnPerUnit;

/** Every price of a game whose two sides are rated, best return first; none otherwise. */
export const judgedBets = (game: CardGame): readonly JudgedBet[] =>
  game.prediction?.bothRated
    ? countedBets(game)
        .filter((bet) => isCredible(game, bet))
        .map((bet) => judged(game, bet))
        .sort(byReturn)
    : [];

/** The game's edges at the return that each claims: the best price of each bet, best return first. */
export const payingBets = (game: CardGame): readonly JudgedBet<EdgeBet>[] =>
  bestOfEach(gameEdgesOf(game)).map((bet) => ({
    ...judged(game, bet),
    returnPerUnit: bet.returnPerUnit,
  }));
