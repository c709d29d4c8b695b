/** Constants of the starters' states (quarterbacks, pitchers). Points; variances are points². */
export interface StarterParams {
  /** Variance of a player's first start. */
  readonly starterPrior: number;
  /** His points relative to an average starter's; and the addition if his first start is the season's first game. */
  readonly newcomer: number;
  readonly opening: number;
  /** Variance a starter gains a day, for at most 14 days between league days. */
  readonly starterDrift: number;
  /** Share of his distance from the average that survives the off-season, and the variance he gains in it. */
  readonly starterCarry: number;
  readonly starterOffseason: number;
  /** Share of the surprise (score − line) that he keeps. */
  readonly starterSurprise: number;
  /** Variance of the actual starter around the mean of those who may start, if nobody is named. Estimated by the fit. */
  readonly unnamed: number;
}
