import type { Consensus } from '../prices/market.ts';

/** The books' view and how much it counts: powers of both opinions in the pool, and our part of the way from their lines. */
interface Pooled {
  /** The books' consensus without margin; absent without fresh prices. */
  readonly market?: Pick<Consensus, 'win' | 'spread' | 'total'> | undefined;
  readonly weights: {
    readonly close: number;
    readonly own: number;
    readonly margin: number;
    readonly total: number;
  };
}

/**
 * What the model knew of a game before it answered, by which its recipe's chances follow (docs/origin.md): points of the home
 * margin, all of them added up; the away side's own worth counts against it.
 */
export interface MarginOrigin extends Pooled {
  readonly kind: 'margin';
  readonly parts: {
    readonly home: number;
    readonly away: number;
    /** Home advantage; 0 at a neutral site. */
    readonly advantage: number;
    readonly homeStarter: number;
    readonly awayStarter: number;
    /** Rest, absences, the last week of a season. */
    readonly circumstances: number;
    /** The rotation's slot, in leagues that use it. */
    readonly slot: number;
  };
  /** Variance of the sum, points². */
  readonly variance: number;
  /** Φ(slope · margin ÷ √(scale² + variance)) is our chance of a home win, a tie counting half. */
  readonly slope: number;
  readonly scale: number;
  /** SD of the margin around a line, points. */
  readonly scoreSd: number;
  /** Mean of the total, how far it lies above the median, and its SD around a line. */
  readonly total: { readonly mean: number; readonly bias: number; readonly scoreSd: number };
}

/** The same of soccer: natural logarithms of scoring rates. Home rate: the sum of pace and lead; away rate: pace less lead. */
export interface GoalOrigin extends Pooled {
  readonly kind: 'goals';
  readonly lead: {
    readonly advantage: number;
    readonly home: number;
    readonly away: number;
    /** What is at stake late in a season. */
    readonly stakes: number;
  };
  readonly pace: {
    readonly league: number;
    readonly home: number;
    readonly away: number;
    readonly lateness: number;
  };
  /** Variance of either logarithm. */
  readonly variance: number;
  /** Dependence of low scores. */
  readonly rho: number;
  /** Share of leads of two goals or more that end a goal smaller. */
  readonly easing: number;
}

export type Origin = MarginOrigin | GoalOrigin;
