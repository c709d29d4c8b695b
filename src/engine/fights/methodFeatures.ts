import type { FighterRating, MethodParams, MethodWeights } from './ratingTypes.ts';
import type { MethodRates } from './types.ts';

/** Features of the method model's two equations, each in the order of its weights. */
export interface MethodFeatures {
  /** The league's recent log odds of knock-out and submission against a decision, added without a weight. */
  readonly base: readonly [knockout: number, submission: number];
  readonly knockout: readonly number[];
  readonly submission: readonly number[];
}

/**
 * What moves the method of a win against a decision: a constant; the weight class's log odds relative to the league's; log of the
 * winner's share of wins by it and of the loser's share of losses by it, each relative to the usual; the winner's logit before
 * the fight; 1 for five rounds; and, where styles are read, the winner's and the loser's.
 */
export function methodFeatures(
  winner: FighterRating,
  loser: FighterRating,
  winnerLogit: number,
  rounds: number,
  league: MethodRates,
  rates: MethodRates,
  { pseudo }: MethodParams,
  withStyles: boolean,
): MethodFeatures {
  const [ko, sub, decision] = rates;
  const base = [Math.log(league[0] / league[2]), Math.log(league[1] / league[2])] as const;
  const rate = (times: number, fights: number, base: number): number =>
    Math.log((times + (base / 2) * pseudo) / (fights + pseudo) / (base / 2));
  const long = rounds > 3 ? 1 : 0;
  const knockout = [
    1,
    Math.log(ko / decision) - base[0],
    rate(winner.koWins, winner.fights, ko),
    rate(loser.koLosses, loser.fights, ko),
    winnerLogit,
    long,
  ];
  const submission = [
    1,
    Math.log(sub / decision) - base[1],
    rate(winner.subWins, winner.fights, sub),
    rate(loser.subLosses, loser.fights, sub),
    winnerLogit,
    long,
  ];
  if (withStyles) {
    knockout.push(winner.koFor.mean, loser.koAgainst.mean);
    submission.push(winner.subFor.mean, loser.subAgainst.mean);
  }
  return { base, knockout, submission };
}

/** P(knock-out), P(submission), P(decision) of a win, summing to 1: multinomial logit. */
export function methodChances(features: MethodFeatures, weights: MethodWeights): MethodRates {
  const ko = Math.exp(features.base[0] + dot(features.knockout, weights.knockout));
  const sub = Math.exp(features.base[1] + dot(features.submission, weights.submission));
  const sum = 1 + ko + sub;
  return [ko / sum, sub / sum, 1 / sum];
}

const dot = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
