/** What a filter that reads past closing lines knows of their noise. */
export interface GoalLineParams {
  /** Variance of a closing line's ln(home rate ÷ away rate) around the ratings: line-ups, form, the market's error. */
  readonly ratioVariance: number;
  /** Variance of its ln(home rate · away rate). */
  readonly productVariance: number;
  /**
   * What is added to the log product by reading it from the draw's price, where no over and under are priced (MLS):
   * bookmakers' draws and the real ones do not quite go with the same scoring. Else 0.
   */
  readonly productBias: number;
  /** Both variances are multiplied by 1 + lateNoise ÷ rounds left: the last rounds tell less of a club's strength. */
  readonly lateNoise: number;
}

/**
 * Parameters of one goal filter. Ratings are logarithms of scoring rates, variances their squares; "per day" is
 * per day of the calendar. All are estimated by lab/fit/goals.
 */
export interface GoalFilterParams {
  /** Variance that strength, and tempo, gain per day between games of a season. */
  readonly strengthDrift: number;
  readonly tempoDrift: number;
  /** Share of the distance from the league's mean that lasts over the summer, 0–1. */
  readonly strengthCarry: number;
  readonly tempoCarry: number;
  /** Variance gained over the summer. */
  readonly strengthOffseason: number;
  readonly tempoOffseason: number;
  /** Where a promoted club starts, against the league's mean, and the variance of that. */
  readonly newStrength: number;
  readonly newTempo: number;
  readonly newVariance: number;
  /** Variance that the league's scoring level, and its home advantage, gain per day. */
  readonly baseDrift: number;
  readonly homeDrift: number;
  /** Variance of a result's goals as a reading of the rate, in units of Poisson's 1 ÷ λ. */
  readonly goalVariance: number;
  /** Gain of ln(home rate ÷ away rate) where the home side has everything to play for and the other nothing. */
  readonly stakes: number;
  /** Gain of ln(home rate · away rate) in a season's last round; in earlier rounds divided by the rounds left. */
  readonly finish: number;
  /** Dixon and Coles' dependence of low scores. */
  readonly rho: number;
  /** Null in the filter that never sees a line. */
  readonly line: GoalLineParams | null;
}
