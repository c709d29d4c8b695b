import type { SeasonRun, SettledGame } from '../run.ts';
import { playSeries } from '../series.ts';

/** Notes that teams play in a round of the postseason, which counts from 1. */
export function playsIn(out: SettledGame, round: number, ...teams: readonly number[]): void {
  for (const team of teams) out.reached[team] = round;
}

/** Plays a series of a round between two teams, the better-placed first (see `playSeries`), and returns the winner. */
export function seriesIn(
  run: SeasonRun,
  out: SettledGame,
  round: number,
  [better, worse]: readonly [number, number],
  pattern: string,
): number {
  playsIn(out, round, better, worse);
  return playSeries(run, better, worse, pattern);
}

/** The two in the order of `seeds`. */
export const inOrderOf = (
  seeds: readonly number[],
  one: number,
  other: number,
): readonly [number, number] =>
  seeds.indexOf(one) < seeds.indexOf(other) ? [one, other] : [other, one];
