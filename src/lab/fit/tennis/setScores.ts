import type { PlayedMatch } from '#engine/tennis/match.ts';
import { LONG_SET, WON_BY_B } from '#engine/tennis/sets.ts';

/** Indices of A's and B's six-game sets by the loser's games, 0–4. */
const SIX = 6;
const SEVEN_FIVE = 5;

/** Index of a set's score among the fourteen (engine/tennis/sets.ts); undefined if it is not a full set. */
function setScoreOf(a: number, b: number): number | undefined {
  const [high, low, side] = a > b ? [a, b, 0] : [b, a, WON_BY_B];
  if (high === SIX && low <= 4) return side + low;
  if (high === 7 && low === 5) return side + SEVEN_FIVE;
  if (low >= SIX && high > low) return side + LONG_SET;
  return undefined;
}

/** The indices of all sets of a match; undefined after a retirement or in another format. */
export function setScoresOf({ sets, retired, bestOf }: PlayedMatch): number[] | undefined {
  if (retired) return undefined;
  const scores = sets.flatMap(([a, b]) => setScoreOf(a, b) ?? []);
  const won = scores.filter((score) => score < WON_BY_B).length;
  const need = (bestOf + 1) / 2;
  const full = scores.length === sets.length && Math.max(won, scores.length - won) === need;
  return full ? scores : undefined;
}
