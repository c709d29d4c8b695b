/** What our model alone says of a game: one line of opinion, from which no bet is judged. Percent are 0–100. */
export interface OwnForecast {
  readonly homeWinProbability: number;
  readonly awayWinProbability: number;
  /** 0 in leagues without draws. */
  readonly drawProbability: number;
  /** Home handicap, points: the expected margin with its sign turned. */
  readonly spread: number;
  readonly total: number;
}
