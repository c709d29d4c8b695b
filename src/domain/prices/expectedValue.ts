import type { CardGame } from '../listedGame.ts';
import { impliedProbability } from './devig.ts';
import { type BetShares, decisiveShare } from './lineProbability.ts';
import { type PricedBet, pricedBets } from './pricedBets.ts';
import { expectedReturnPerUnit } from './staking.ts';
import { scoreOfEdge } from './valueScore.ts';

/**
 * The specification's value score of a price: (model − implied) × 20, clamped to −15…+8, with both
 * probabilities as shares of 1, so that an edge of five percentage points is +1.0. It is what the
 * "+1.0% EV" badge prints; the true return is `expectedReturnPerUnit`. A refunded game counts as not played.
 */
export const valueScore = (shares: BetShares, american: number): number =>
  scoreOfEdge(decisiveShare(shares) - impliedProbability(american));

/** A priced bet with its score and its expected profit per unit staked. */
export interface ScoredBet extends PricedBet {
  readonly score: number;
  readonly expectedReturnPerUnit: number;
}

/** Every priced side with its score, best first; equal scores keep the order of the quotes. */
export const scoredBets = (game: CardGame): readonly ScoredBet[] =>
  pricedBets(game)
    .map((bet) => ({
      ...bet,
      score: valueScore(bet.shares, bet.american),
      expectedReturnPerUnit: expectedReturnPerUnit(bet.shares.win, bet.american, bet.shares.push),
    }))
    .sort((a, b) => b.score - a.score);

/** The priced side with the highest score, over both sources; absent without prediction or prices. */
export const bestBet = (game: CardGame): ScoredBet | undefined => scoredBets(game)[0];

/** Smallest score that does not round to 0.0. */
export const SHOWN_SCORE = 0.05;

/** The best score of the game: the badge, the sort. A badge shows only above 0. */
export const bestScore = (game: CardGame): number | undefined => bestBet(game)?.score;
