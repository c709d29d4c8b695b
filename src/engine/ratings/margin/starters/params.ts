/** Constants of the states of those who start: quarterbacks, pitchers. Points; variances are points². */
export interface StarterParams {
  /** Variance of one who has not started before. */
  readonly starterPrior: number;
  /** His points beside an average starter's; what is added where his first start is the season's first game. */
  readonly newcomer: number;
  readonly opening: number;
  /** Variance a starter gains a day, for at most 14 days between league days. */
  readonly starterDrift: number;
  /** Share of his distance from the average that survives the off-season, and the variance he gains in it. */
  readonly starterCarry: number;
  readonly starterOffseason: number;
  /** Share of the surprise (score − line) that he keeps. */
  readonly starterSurprise: number;
  /** Variance of who starts around the mean of who may, where nobody is named. Estimated by the fit. */
  readonly unnamed: number;
}
