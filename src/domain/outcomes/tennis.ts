import { type Histogram, histogramMean, splitAt } from '../game/scoreGrid.ts';
import { InputError } from '../numbers/inputError.ts';
import { sum } from '../numbers/numbers.ts';

/**
 * Counts of the simulated matches between players A and B. Plain JSON of whole numbers; every market of the match is a sum of
 * these.
 */
export interface TennisOutcome {
  readonly bestOf: 3 | 5;
  /**
   * Matches by sets, from A's clearest win to B's. Best of three: A 2-0, A 2-1, B 2-1, B 2-0;
   * best of five: A 3-0, A 3-1, A 3-2, B 3-2, B 3-1, B 3-0.
   */
  readonly setScores: readonly number[];
  /** Matches by games played, tie-breaks counting as one game each. */
  readonly games: Histogram;
  /** Matches by games of A − games of B. */
  readonly margins: Histogram;
  /** Matches with 0, 1, 2 … tie-breaks. */
  readonly tieBreaks: readonly number[];
  /** Matches whose first set went to A, and to B. */
  readonly firstSet: readonly [a: number, b: number];
}

/** Sets of the winner and of the loser, in matches of three and of five sets. */
export const SET_SCORES = ['2-0', '2-1', '3-0', '3-1', '3-2'] as const;

/** Share of matches with one set score. */
interface SetScoreShare {
  readonly winner: 'A' | 'B';
  /** Sets of the winner and of the loser: "2-0" … "3-2". */
  readonly score: string;
  /** 0–1 */
  readonly share: number;
}

/** Shares of a line's two sides; they and `push` sum to 1. `push` is 0 at half lines. */
interface LineShares {
  readonly over: number;
  readonly push: number;
  readonly under: number;
}

/** Lines of total games that the pages show. */
export const GAMES_LINES = [19.5, 21.5, 22.5] as const;

/** Simulated matches. */
export const matchesIn = (outcome: TennisOutcome): number => sum(outcome.setScores);

/** Share of matches that A won, 0–1. */
export function winShare(outcome: TennisOutcome): number {
  const wonByA = outcome.setScores.slice(0, outcome.setScores.length / 2);
  return sum(wonByA) / matchesIn(outcome);
}

/** Share of every set score, from A's clearest win to B's. They sum to 1. */
export function setScoreShares(outcome: TennisOutcome): SetScoreShare[] {
  const { setScores } = outcome;
  const runs = matchesIn(outcome);
  const need = setScores.length / 2;
  return setScores.map((count, index) => {
    const winner = index < need ? 'A' : 'B';
    const lost = winner === 'A' ? index : setScores.length - 1 - index;
    return { winner, score: `${need}-${lost}`, share: count / runs };
  });
}

/**
 * Shares of matches with more, exactly and fewer games than a line.
 * Throws a RangeError for a line that is not finite.
 */
export const overShare = (outcome: TennisOutcome, line: number): LineShares =>
  lineShares(outcome.games, line);

/** Mean games of a match. */
export const meanGames = (outcome: TennisOutcome): number => histogramMean(outcome.games);

/** Share of matches with a tie-break or more, 0–1. */
export const tieBreakShare = (outcome: TennisOutcome): number =>
  1 - (outcome.tieBreaks[0] ?? 0) / matchesIn(outcome);

function lineShares(histogram: Histogram, line: number): LineShares {
  if (!Number.isFinite(line)) throw new InputError(`Line ${line} is not a number`);
  const { above, at, below } = splitAt(histogram, line);
  return { over: above, push: at, under: below };
}

/** The line that splits the matches most evenly, named on a match card. The first of equals; undefined without lines. */
export const evenLine = <Line extends Pick<LineShares, 'over' | 'under'>>(
  lines: readonly Line[],
): Line | undefined => {
  const gap = ({ over, under }: Line): number => Math.abs(over - under);
  return lines.toSorted((one, other) => gap(one) - gap(other))[0];
};
