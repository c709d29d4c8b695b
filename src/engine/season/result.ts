import type { SeasonRun } from './run.ts';

/** 0 the home side wins, 1 draw, 2 the away side wins. */
export type Result = 0 | 1 | 2;

/** The result of a game of the run. */
export function seasonResult({ homeScore, awayScore }: SeasonRun, game: number): Result {
  const margin = (homeScore[game] ?? 0) - (awayScore[game] ?? 0);
  return margin > 0 ? 0 : margin < 0 ? 2 : 1;
}
