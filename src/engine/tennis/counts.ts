import type { Histogram } from '#domain/game/scoreGrid.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { TennisOutcome } from '#domain/outcomes/tennis.ts';

/** More games are counted as this many; only sets without a tie-break get near. */
const MOST_GAMES = 255;
/** Games of A − games of B run from −18 to 18. */
export const WIDEST_MARGIN = 18;
export const MOST_TIE_BREAKS = 5;

/** Counts of played matches, filled without allocating. */
interface MatchCounts {
  /**
   * Adds matches that ended alike, one if not said: sets lost by the winner, its games, A's games − B's, its tie-breaks, and whether A won the match and the
   * first set.
   */
  add(
    wonByA: boolean,
    lost: number,
    games: number,
    margin: number,
    tieBreaks: number,
    firstToA: boolean,
    matches?: number,
  ): void;
  outcome(): TennisOutcome;
}

/** Counts before the first match. */
export function matchCounts(bestOf: 3 | 5): MatchCounts {
  const last = bestOf;
  const setScores = new Uint32Array(bestOf + 1);
  const games = new Uint32Array(MOST_GAMES + 1);
  const margins = new Uint32Array(2 * WIDEST_MARGIN + 1);
  const tieBreaks = new Uint32Array(MOST_TIE_BREAKS + 1);
  const firstSet = new Uint32Array(2);
  return {
    add(wonByA, lost, played, margin, tied, firstToA, matches = 1) {
      bump(setScores, wonByA ? lost : last - lost, matches);
      bump(games, Math.min(played, MOST_GAMES), matches);
      bump(margins, margin + WIDEST_MARGIN, matches);
      bump(tieBreaks, tied, matches);
      bump(firstSet, firstToA ? 0 : 1, matches);
    },
    outcome: () => ({
      bestOf,
      setScores: [...setScores],
      games: histogram(games, 0),
      margins: histogram(margins, -WIDEST_MARGIN),
      tieBreaks: [...tieBreaks.subarray(0, bestOf + 1)],
      firstSet: [firstSet[0] ?? 0, firstSet[1] ?? 0],
    }),
  };
}

function bump(counts: Uint32Array, index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

function histogram(counts: Uint32Array, from: number): Histogram {
  const rows: [number, number][] = [];
  for (const [index, count] of counts.entries()) if (count > 0) rows.push([from + index, count]);
  return rows;
}

/** Adds up the counts of two parts of the same runs. Throws a RangeError if the formats differ. */
export function mergeMatches(one: TennisOutcome, other: TennisOutcome): TennisOutcome {
  if (one.bestOf !== other.bestOf) {
    throw new InputError(`Best of ${one.bestOf} and best of ${other.bestOf} do not add up`);
  }
  return {
    bestOf: one.bestOf,
    setScores: added(one.setScores, other.setScores),
    games: addedHistograms(one.games, other.games),
    margins: addedHistograms(one.margins, other.margins),
    tieBreaks: added(one.tieBreaks, other.tieBreaks),
    firstSet: [one.firstSet[0] + other.firstSet[0], one.firstSet[1] + other.firstSet[1]],
  };
}

const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((count, index) => count + (other[index] ?? 0));

function addedHistograms(one: Histogram, other: Histogram): Histogram {
  const counts = new Map<number, number>(one);
  for (const [value, count] of other) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].sort(([a], [b]) => a - b);
}
