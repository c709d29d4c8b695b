import type { SeasonRun } from '../run.ts';

/** Share of its games that a team won, 0–1, a draw counting half; 0 before the first. Equal records give equal numbers. */
export function shareWonInAll({ wins, losses, draws }: SeasonRun, team: number): number {
  const won = wins[team] ?? 0;
  const drawn = draws[team] ?? 0;
  const games = won + drawn + (losses[team] ?? 0);
  return games === 0 ? 0 : (2 * won + drawn) / (2 * games);
}
