import type { SeasonRun } from '../run.ts';
import { playSeries } from '../series.ts';

/**
 * The eight seeds of a conference after the play-in (since 2021): the seventh has the eighth at home for seed 7; the loser has the
 * winner of ninth against tenth at home for seed 8.
 */
export function nbaPlayIn(run: SeasonRun, places: readonly number[]): number[] {
  const [seventh = 0, eighth = 0, ninth = 0, tenth = 0] = places.slice(6, 10);
  const seven = playSeries(run, seventh, eighth, 'H');
  const lower = playSeries(run, ninth, tenth, 'H');
  const eight = playSeries(run, seven === seventh ? eighth : seventh, lower, 'H');
  return [...places.slice(0, 6), seven, eight];
}

/** The ninth met the eighth if it was at most so many games behind. */
const GAMES_BEHIND = 4;

/** The play-in of 2020, on neutral ground: the eighth had to win once, the ninth twice. */
export function bubblePlayIn(run: SeasonRun, places: readonly number[]): number[] {
  const { wins, losses } = run;
  const [eighth = 0, ninth = 0] = places.slice(7, 9);
  const behind =
    ((wins[eighth] ?? 0) - (wins[ninth] ?? 0) + (losses[ninth] ?? 0) - (losses[eighth] ?? 0)) / 2;
  if (behind > GAMES_BEHIND) return places.slice(0, 8);
  const once = playSeries(run, eighth, ninth, 'N');
  const last = once === eighth ? eighth : playSeries(run, eighth, ninth, 'N');
  return [...places.slice(0, 7), last];
}
