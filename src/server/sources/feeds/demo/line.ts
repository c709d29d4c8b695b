/** What a sample bookmaker starts from: a win probability (0–1) and means of the home margin and the total. */
export interface SampleLine {
  /** Share of games the home side wins; in soccer draws count as not won. */
  readonly homeProbability: number;
  readonly margin: number;
  readonly total: number;
}

/** How a league's scores scatter about the market's line. */
export interface Scatter {
  /** Standard deviation of the margin. */
  readonly margin: number;
  /** Standard deviation of the total. */
  readonly total: number;
  /** Mean less median of the total where scores are few and skewed: books set their line at the median. */
  readonly skew?: number;
  /** Share of wins by two or more, for leagues whose spread is always 1.5. */
  readonly winsByTwo?: number;
}
