import { InputError } from '../numbers/inputError.ts';
import { impliedProbability } from './devig.ts';
import { expectedReturnPerUnit } from './staking.ts';

/** What a bet's price is judged by. Shares are of the decided stake, 0–1: won ÷ (won + lost). */
export interface PricedShare {
  /** The published probability of the bet. */
  readonly share: number;
  /** Part of the stake that is returned on average, 0–1; absent: none. */
  readonly push?: number | undefined;
  readonly american: number;
  /** The books' de-vigged consensus for the same bet at the same line. */
  readonly consensusShare: number;
  /** Our own error, in log-odds: how much too high the published probability may be. */
  readonly tau: number;
}

/**
 * A price's verdict. An edge has its expected return per unit staked at the published probability. A misread would be an edge,
 * but is not credible: the price, or our own share, is too far from the books' consensus.
 */
export type Edge =
  | 'none'
  | { readonly returnPerUnit: number }
  | { readonly misread: 'price' | 'share' };

/** A price or share this far from the consensus is a mistake or a misread. */
const FAR = 0.1;
/** The same near 0 and 1, as a ratio of odds: at even money it equals those 10 points (.5 and .6). */
const FAR_RATIO = 1.5;

/** Tolerance for sums of binary fractions: .6 − .5 is no more than .1. */
const DUST = 1e-12;

/**
 * Whether a price is an edge: its return stays above 0 after lowering the published probability by our own error, p⁻ =
 * logistic(logit(p) − τ), and neither the price nor our share is far from the consensus. "None" is the normal state. Pure: the
 * caller checks that the price is fresh and both sides are rated.
 * Throws a RangeError for a share or push outside 0–1, an invalid price, or a τ below 0 or not finite.
 */
export function edgeAt({ share, push = 0, american, consensusShare, tau }: PricedShare): Edge {
  checkShare('share', share);
  checkShare('push', push);
  checkShare('consensusShare', consensusShare);
  if (!(tau >= 0 && tau < Number.POSITIVE_INFINITY)) throw new InputError(`tau is ${tau}`);
  const price = impliedProbability(american);
  if (!(oddsOf(share) * Math.exp(-tau) > oddsOf(price)) || push === 1) return 'none';
  if (isFar(price, consensusShare)) return { misread: 'price' };
  if (isFar(share, consensusShare)) return { misread: 'share' };
  return { returnPerUnit: expectedReturnPerUnit(share * (1 - push), american, push) };
}

const oddsOf = (share: number): number => share / (1 - share);

function isFar(one: number, other: number): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return high - low > FAR + DUST || oddsOf(high) > FAR_RATIO * oddsOf(low) * (1 + DUST);
}

function checkShare(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) throw new InputError(`${name} is ${value}, not in 0…1`);
}
