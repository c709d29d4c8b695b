/**
 * Parameters of the golf ratings, all estimated by src/lab/fit/golf. Unit: strokes per round, variances in its
 * square, times in days.
 */
export interface GolfParams {
  /** Standard deviation of a round around a player's skill. About 2.75. */
  readonly roundSd: number;
  /** Variance of a player's skill among those seen in the first events of the data; their mean is 0. */
  readonly firstVariance: number;
  /** Skill of a newcomer in a field of average skill 0 … */
  readonly newcomer: number;
  /** … and the share of the field's average rated skill that he gets on top. */
  readonly newcomerField: number;
  /** Variance of a newcomer's skill around that. */
  readonly newcomerVariance: number;
  /** Variance that lasting skill gains per day (random walk). */
  readonly drift: number;
  /** Stationary variance of form, which comes and goes. */
  readonly formVariance: number;
  /** Days after which 1/e of today's form remains. */
  readonly formDays: number;
  /** Cost of a lay-off in the next event: strokes × ln(1 + days ÷ 7). Gone in the event after. */
  readonly rust: number;
  /** Extra cost of a newcomer's first event, strokes: those who come back were better than that. */
  readonly debut: number;
  /** Chance that a player gives up after a round. */
  readonly withdrawal: number;
  /** Share of runs in which skill counts for nothing: see GolfInputs. */
  readonly upset: number;
  /** Mean score to par of a field's average player, per round. */
  readonly par: number;
}
