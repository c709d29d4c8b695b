export const SOCCER_POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type SoccerPosition = (typeof SOCCER_POSITIONS)[number];
export type BySoccerPosition<T> = Readonly<Record<SoccerPosition, T>>;

/** Per 90 minutes on the field. */
export interface SoccerRates {
  /** Shots that are no goals. */
  readonly missed: number;
  readonly goals: number;
  readonly assists: number;
}

/** What is fitted on seasons played: how a score becomes lines. */
export interface SoccerDrawParams {
  /** Chance that a goal is the other side's own. */
  readonly ownGoal: number;
  /** Chance that a goal has an assist; the league counts one for an own goal that was forced. */
  readonly assisted: number;
  /** Missed shots, relative to those expected, by own goals − the other side's, from −LEVELS to LEVELS. */
  readonly missedByMargin: readonly number[];
  /** A side's missed shots in the mean, and a negative binomial's dispersion of them. */
  readonly missed: number;
  readonly missedDispersion: number;
  /** Minutes at evenly spaced shares of nights, ascending, 1 to 90: of starters who did not play to the end, and of substitutes. */
  readonly offMinutes: BySoccerPosition<readonly number[]>;
  readonly onMinutes: BySoccerPosition<readonly number[]>;
  /** Of a substitute's rates, beside a starter's. */
  readonly fresh: number;
  /** Variance of a player's worth from night to night, beyond chance, a share of its square. */
  readonly nightly: number;
  /** Where nobody is known. */
  readonly rest: SoccerRates;
}

/** Margins told apart on each side of 0. */
export const SOCCER_LEVELS = 3;
/** A game's minutes. */
export const FULL = 90;
