/** Everything graded so far, without samples. */
export interface GradedRecord {
  readonly graded: number;
  /** Moneyline picks only: one of a field of forty mostly loses. */
  readonly wins: number;
  readonly losses: number;
  /** Graded picks that had a price. */
  readonly staked: number;
  /** Sum of the profits of one-unit stakes on them. */
  readonly units: number;
}

/** The specification's four platform figures. */
export interface PlatformStats {
  /** Predictions graded so far. */
  readonly totalPredictions: number;
  /** % of moneyline picks that won, without pushes, soccer's draws counted as lost; undefined while none is graded. */
  readonly winRate: number | undefined;
  /** % of the stakes, one unit per pick; undefined while no graded pick had a price. */
  readonly roi: number | undefined;
  /** Profit of one-unit stakes so far; undefined while no graded pick had a price. */
  readonly units: number | undefined;
  readonly todaysGames: number;
}

export function platformStatsOf(
  record: GradedRecord | undefined,
  todaysGames: number,
): PlatformStats {
  const { graded = 0, wins = 0, losses = 0, staked = 0, units = 0 } = record ?? {};
  const decided = wins + losses;
  return {
    totalPredictions: graded,
    winRate: decided > 0 ? (100 * wins) / decided : undefined,
    roi: staked > 0 ? (100 * units) / staked : undefined,
    units: staked > 0 ? units : undefined,
    todaysGames,
  };
}
