import { logistic, logit } from '../numbers/logOdds.ts';
import { profitPerUnit } from './americanOdds.ts';
import { impliedProbability } from './devig.ts';
import { isUsLeague } from './sharpBooks.ts';
import type { Agreed } from './sharpVoices.ts';
import { expectedReturnPerUnit, kellyFraction } from './staking.ts';

/**
 * When a price is an edge, and there is no other rule: a soft book's price that lags after a sharp book moved. Measured on prices
 * of many books (`npm run backtest -- --edges`): two soft books that judge each other lose, a sharp book bet at loses, a soft book
 * that moved away by itself wins nothing; one that has not followed yet returned what it claimed.
 */

/** Why a price is no edge, the first reason that holds. */
export type NoEdge =
  /** No sharp book quotes this market at this line: nothing tells which book is wrong. */
  | 'noSharpBook'
  /** The price is a sharp book's own: it judges and is not judged. */
  | 'sharpBook'
  /** Fewer than two operators beside the sharp one. */
  | 'fewBooks'
  /** Not read within the last two minutes, or the feed's scan stands still. */
  | 'old'
  /** The price does not beat the consensus by enough. */
  | 'close'
  /** Too good to be true: an expected value above 15 % is a mistake or a misread. */
  | 'implausible'
  /** Not known what the price and the consensus were before. */
  | 'noHistory'
  /** The price became longer: the book moved by itself. */
  | 'lengthened'
  /** The consensus has not moved toward the bet by half the distance. */
  | 'notMoved';

/** Least distance in log-odds, of anything else and of two-way markets in US leagues, which are tighter. */
const LEAST = { usual: 0.02, usTwoWay: 0.01 } as const;
/** Largest believable expected value at the consensus, per unit staked. */
const MOST_RETURN = 0.15;
/** Part of the distance that the consensus must have moved toward the bet. */
const MOVED_PART = 0.5;
/** Part of the distance that is claimed: the consensus errs too, and prices that look best err most. */
const CLAIMED_PART = 0.5;
/** Part of the full Kelly stake. */
const KELLY_PART = 0.25;
/** Operators beside one sharp one. */
const OTHERS = 2;
/** Tolerance for sums of binary fractions. */
const DUST = 1e-12;

/** How far, in log-odds, a price lies under the consensus: above 0 the consensus wins it more often than it has to. */
export const distanceOf = (share: number, american: number): number =>
  logit(share) - logit(impliedProbability(american));

/** The consensus of one outcome and the price, when the price was first seen. */
export interface EarlierEdges {
  /**
   * How far the consensus has moved toward the bet since, in log-odds, counted over the operators that spoke then and now: one
   * that joins or leaves is no move.
   */
  readonly moved: number;
  /** American price of the same bet at the same book then. */
  readonly american: number;
}

/** One outcome's price at one book, and what the others say of it. */
interface JudgedPrice {
  readonly league: string;
  /** Whether the judged book is itself sharp. */
  readonly sharp: boolean;
  readonly american: number;
  /** The others at the same line, read within ten minutes; undefined if there are none. */
  readonly others: Agreed | undefined;
  /** Which of the market's outcomes is bet on. */
  readonly outcome: number;
  readonly earlier: EarlierEdges | undefined;
}

/** What a price claims. */
export interface EdgeClaim {
  /** The consensus without the judged operator, 0–1. */
  readonly consensusShare: number;
  /** `logit(consensus) − logit(1 / price)`. */
  readonly distance: number;
  /** Expected return per unit staked if the consensus were right. Judged by it, never shown. */
  readonly fullReturn: number;
  /** The share claimed, 0–1: `logistic(logit(1 / price) + distance / 2)`. */
  readonly claimedShare: number;
  /** What is shown: expected return per unit staked at the claimed share and this price. */
  readonly claimedReturn: number;
  /** Share of the bankroll: a quarter of Kelly's stake at the claimed share, 0–1. */
  readonly stakeShare: number;
}

export function claimOf(consensusShare: number, american: number): EdgeClaim {
  const distance = distanceOf(consensusShare, american);
  const claimedShare = logistic(logit(impliedProbability(american)) + CLAIMED_PART * distance);
  return {
    consensusShare,
    distance,
    fullReturn: expectedReturnPerUnit(consensusShare, american),
    claimedShare,
    claimedReturn: expectedReturnPerUnit(claimedShare, american),
    stakeShare: KELLY_PART * kellyFraction(claimedShare, american),
  };
}

const leastDistance = (league: string, outcomes: number): number =>
  outcomes === 2 && isUsLeague(league) ? LEAST.usTwoWay : LEAST.usual;

/** Why the others cannot judge; undefined if they can. */
export function cannotJudge(others: Agreed | undefined): 'noSharpBook' | 'fewBooks' | undefined {
  if (!others || others.sharps === 0) return 'noSharpBook';
  return others.operators < 1 + OTHERS ? 'fewBooks' : undefined;
}

/** Whether a price lies far enough under the consensus and not too far; the part of the rule that needs no history. */
export function distanceVerdict(
  league: string,
  outcomes: number,
  { distance, fullReturn }: EdgeClaim,
): 'close' | 'implausible' | undefined {
  if (distance < leastDistance(league, outcomes) - DUST) return 'close';
  return fullReturn > MOST_RETURN + DUST ? 'implausible' : undefined;
}

/** Whether the sharp price moved and this one lags. */
export function moveVerdict(
  distance: number,
  american: number,
  earlier: EarlierEdges | undefined,
): 'noHistory' | 'lengthened' | 'notMoved' | undefined {
  if (!earlier) return 'noHistory';
  if (profitPerUnit(american) > profitPerUnit(earlier.american) + DUST) return 'lengthened';
  return earlier.moved < MOVED_PART * distance - DUST ? 'notMoved' : undefined;
}

export type EdgeVerdict =
  | { readonly edge: EdgeClaim }
  | { readonly none: NoEdge; readonly claim?: EdgeClaim | undefined };

/** The rule. Pure; the caller checks that the price was read within two minutes (`sharpReading.ts`). */
export function judgePrice(judged: JudgedPrice): EdgeVerdict {
  const { league, sharp, american, others, outcome, earlier } = judged;
  const share = others?.shares[outcome];
  const claim = share === undefined ? undefined : claimOf(share, american);
  const cannot = cannotJudge(others);
  if (sharp) return { none: 'sharpBook', claim };
  if (cannot || !claim || !others) return { none: cannot ?? 'noSharpBook', claim };
  const none =
    distanceVerdict(league, others.shares.length, claim) ??
    moveVerdict(claim.distance, american, earlier);
  return none ? { none, claim } : { edge: claim };
}
