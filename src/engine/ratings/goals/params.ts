/** The noise of closing lines, in a filter that reads past ones. */
export interface GoalLineParams {
  /** Variance of a closing line's ln(home rate ÷ away rate) around the ratings: line-ups, form, the market's error. */
  readonly ratioVariance: number;
  /** Variance of its ln(home rate · away rate). */
  readonly productVariance: number;
  /**
   * Correction of the log product when it is read from the draw's price because no over and under are priced (MLS): bookmakers'
   * draws and real ones do not quite fit the same scoring. Otherwise 0.
   */
  readonly productBias: number;
  /** Both variances are multiplied by 1 + lateNoise ÷ rounds left: the last rounds say less about a club's strength. */
  readonly lateNoise: number;
}

/**
 * Parameters of one goal filter. Ratings are logarithms of scoring rates, variances their squares; "per day" means per calendar
 * day. All are estimated by lab/fit/goals.
 */
export interface GoalFilterParams {
  /** Variance that strength, and tempo, gain per day between games of a season. */
  readonly strengthDrift: number;
  readonly tempoDrift: number;
  /** Share of the distance from the league's mean that survives the summer, 0–1. */
  readonly strengthCarry: number;
  readonly tempoCarry: number;
  /** Variance gained over the summer. */
  readonly strengthOffseason: number;
  readonly tempoOffseason: number;
  /** Where a promoted club starts relative to the league's mean, and its variance. */
  readonly newStrength: number;
  readonly newTempo: number;
  readonly newVariance: number;
  /** Variance that the league's scoring level, and its home advantage, gain per day. */
  readonly baseDrift: number;
  readonly homeDrift: number;
  /** Variance of a result's goals as a reading of the rate, in units of Poisson's 1 ÷ λ. */
  readonly goalVariance: number;
  /** Gain of ln(home rate ÷ away rate) if the home side has everything to play for and the other nothing. */
  readonly stakes: number;
  /** Gain of ln(home rate · away rate) in a season's last round; divided by the rounds left in earlier rounds. */
  readonly finish: number;
  /** Dixon and Coles' dependence of low scores. */
  readonly rho: number;
  /** Null in the filter that reads no lines. */
  readonly line: GoalLineParams | null;
}
