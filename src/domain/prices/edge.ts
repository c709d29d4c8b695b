import { InputError } from '../numbers/inputError.ts';
import { impliedProbability } from './devig.ts';
import { expectedReturnPerUnit } from './staking.ts';

/** What one price of one bet is judged by. Shares are of the stake that is decided, 0–1: won ÷ (won + lost). */
export interface PricedShare {
  /** The published probability of the bet. */
  readonly share: number;
  /** Part of the stake that is given back on average, 0–1; absent: none. */
  readonly push?: number | undefined;
  readonly american: number;
  /** The books' de-vigged consensus for the same bet at the same line. */
  readonly consensusShare: number;
  /** Our own error, in log-odds: what the published probability may be too high by. */
  readonly tau: number;
}

/**
 * What a price is worth. An edge says its expected return per unit staked at the published probability. A misread would
 * be an edge, but says too much to be believed: the price, or our own share, is too far from what the books agree on.
 */
export type Edge =
  | 'none'
  | { readonly returnPerUnit: number }
  | { readonly misread: 'price' | 'share' };

/** A price or share this far from the consensus is a mistake or a misread. */
const FAR = 0.1;
/** The same toward 0 and 1, as a ratio of odds: at even money it is those 10 points (.5 and .6). */
const FAR_RATIO = 1.5;

/** Room for sums of binary fractions: .6 − .5 is no more than .1. */
const DUST = 1e-12;

/**
 * Whether a price is an edge: its return stays above 0 once the published probability is taken down by our own error,
 * p⁻ = logistic(logit(p) − τ), and neither the price nor our share is far from the consensus. "None" is the normal
 * state. Pure: whether the price is fresh and both sides are rated is the caller's to know.
 * Throws a RangeError for a share or push outside 0–1, a price that is none, or a τ below 0 or not finite.
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
