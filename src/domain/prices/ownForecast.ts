/** Our model's own forecast of a game: one line of opinion, by which no bet is judged. Percentages are 0–100. */
export interface OwnForecast {
  readonly homeWinProbability: number;
  readonly awayWinProbability: number;
  /** 0 in leagues without draws. */
  readonly drawProbability: number;
  /** Home handicap, points: minus the expected margin. */
  readonly spread: number;
  readonly total: number;
}
