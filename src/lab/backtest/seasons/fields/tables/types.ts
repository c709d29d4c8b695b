/** How a season ended, from public knowledge: the first four in order, and who went down by the table. */
export interface FinalTable {
  readonly season: number;
  readonly topFour: readonly [string, string, string, string];
  /** In any order; without a club that lost a play-off against the division below. */
  readonly down: readonly string[];
  /** Who finished in the relegation play-off place. */
  readonly playoff?: string;
}
