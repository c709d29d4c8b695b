import { FIGHT_DIFFERENCES } from '#domain/events/origin.ts';
import type { PoolWeights } from '../market/pool.ts';
import type { FightLeague } from './types.ts';

/** An uncertain number. */
export interface UncertainNumber {
  mean: number;
  variance: number;
}

/** One fighter's rating. Plain JSON. */
export interface FighterRating {
  /** Strength in logits: a beats b with about logistic(a − b). Learns from results and past closing lines. */
  line: UncertainNumber;
  /** The same from results alone. */
  result: UncertainNumber;
  /** Log odds of winning by knock-out (submission) against by decision, beyond his weight class's. */
  koFor: UncertainNumber;
  subFor: UncertainNumber;
  /** The same of losing. */
  koAgainst: UncertainNumber;
  subAgainst: UncertainNumber;
  /** Day of the last fight, days since 1970-01-01. */
  lastDay: number;
  fights: number;
  wins: number;
  koWins: number;
  koLosses: number;
  subWins: number;
  subLosses: number;
  /** 1 if he lost the last fight by knock-out. */
  stopped: number;
  /** Approximate day of birth (±6 months), and reach in cm; undefined if unknown. */
  born?: number | undefined;
  reach?: number | undefined;
}

/** Constants of one strength filter. */
export interface StrengthParams {
  /** Variance of a newcomer, logit². */
  readonly prior: number;
  /** Variance gained per day between fights (at most two years of them). */
  readonly drift: number;
  /** Logits lost per year and per ten years of age above 30 (gained below). */
  readonly ageing: number;
  /** Noise of a result, in units of a single Bernoulli trial's. */
  readonly resultNoise: number;
  /** Factor on that noise after a finish: below 1, a finish says more. */
  readonly finish: number;
  /** How far uncertainty pulls the forecast to even: rating = gap ÷ √(1 + shrink · variance). */
  readonly shrink: number;
  /** Variance of a closing line around the gap, logit²; 0: this filter sees no line. */
  readonly lineNoise: number;
}

export const WIN_FEATURES = ['rating', ...FIGHT_DIFFERENCES] as const;
export type WinFeature = (typeof WIN_FEATURES)[number];

/** Logits per unit of each feature (see winFeatures.ts). */
export type WinWeights = Readonly<Record<WinFeature, number>>;

/** Method of the winner against a decision: weights of the features in methodFeatures.ts, in their order. */
export interface MethodWeights {
  readonly knockout: readonly number[];
  readonly submission: readonly number[];
}

/** Constants of one way to forecast: with lines or without. */
export interface Filter {
  readonly strength: StrengthParams;
  readonly win: WinWeights;
  readonly method: MethodWeights;
}

/** Constants of how methods are learned. */
export interface MethodParams {
  /** Half-life of the weight classes' rates, days. */
  readonly halfLife: number;
  /** Fights of league rates that a class starts with. */
  readonly shrink: number;
  /** Fights of class rates that a fighter's own rates start with. */
  readonly pseudo: number;
  /** Style: variance of a newcomer, variance gained per day, noise of a method price (log²) and of a result. */
  readonly prior: number;
  readonly drift: number;
  readonly priceNoise: number;
  readonly resultNoise: number;
}

/** Baseline hazards of fights of one length: per half minute by round, and the profile within a round. */
export interface HazardShape {
  readonly koRound: readonly number[];
  readonly koHalf: readonly number[];
  readonly subRound: readonly number[];
  readonly subHalf: readonly number[];
}

/** Strength a newcomer's professional record suggests, logits (see boxing/record.ts). */
export interface RecordPrior {
  readonly rate: number;
  readonly wins: number;
}

/** How the forecast's scale follows the closing lines of recent fights (see spread.ts). */
export interface SpreadParams {
  /** Regression of closing logits on the model's own over the fitted seasons. */
  readonly slope: number;
  /** Half-life of that regression in use, fights with lines. */
  readonly halfLife: number;
}

/** Faded sums of the model's logit times the close's, and of its square. */
export interface FadedSums {
  product: number;
  square: number;
}

export interface FightParams {
  /** Scale of the filter that reads lines; absent while it is being fitted. */
  readonly spread?: SpreadParams | undefined;
  /** Boxing: newcomers start at what their record suggests. */
  readonly record?: RecordPrior | undefined;
  readonly line: Filter;
  readonly result: Filter;
  readonly method: MethodParams;
  /** By scheduled rounds. */
  readonly hazards: Readonly<Record<string, HazardShape>>;
  /** Shares of decisions. */
  readonly split: number;
  readonly majority: number;
  /** Share of fights that are drawn. */
  readonly draw: number;
}

/** Weighted fights by method: knock-out, submission, decision. */
export type MethodCounts = [knockout: number, submission: number, decision: number];

/** A league's ratings on one day. Plain JSON: it can be stored and read back. */
export interface FightRatings {
  readonly league: FightLeague;
  readonly params: FightParams;
  /** Weights of the market-anchored pool; absent if no season had lines. */
  readonly pool?: PoolWeights | undefined;
  /** Last day learned from, days since 1970-01-01. */
  day: number;
  /** Share of recent fights that had a closing line. */
  lineShare: number;
  spread: FadedSums;
  classes: Record<string, MethodCounts>;
  fighters: Record<string, FighterRating>;
}
