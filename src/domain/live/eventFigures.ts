import type { GolfOutcome } from '../outcomes/golf.ts';
import { setScoreShares, type TennisOutcome, winShare } from '../outcomes/tennis.ts';
import { type GolfLiveCounts, golfStart } from './golfFigures.ts';

/** What simulated matches say from a state on: percent, 0–100, to hundredths. */
export interface TennisFigures {
  readonly sport: 'tennis';
  /** Chance of A to win the match. */
  readonly winA: number;
  /** Of every set score, from A's clearest win to B's; empty of a match that was given up. */
  readonly setScores: readonly number[];
  /** Chance of A to win the first set: said before the start alone. */
  readonly firstSetA?: number | undefined;
}

/** Chances of one player of a field, percent. */
export interface GolferFigures {
  readonly id: string;
  readonly win: number;
  readonly top10: number;
  /** To make the cut, where there is one. */
  readonly cut?: number | undefined;
}

/** What simulated tournaments say from a state on: percent, 0–100, to hundredths. */
export interface GolfFigures {
  readonly sport: 'golf';
  /** Rounds of the tournament. */
  readonly rounds: number;
  readonly players: readonly GolferFigures[];
  /** Where the cut will fall: strokes to par, and the share of runs; empty where none is to come, and before the start. */
  readonly cutLines: readonly (readonly [toPar: number, share: number])[];
}

/** What is said of an event from a state on. */
export type EventFigures = TennisFigures | GolfFigures;

const hundredths = (share: number): number => Number((100 * share).toFixed(2));

/** Figures of shares, 0–1, as an answer has them. */
export const tennisFigures = (win: number, setScores: readonly number[]): TennisFigures => ({
  sport: 'tennis',
  winA: hundredths(win),
  setScores: setScores.map(hundredths),
});

/** What was published before the start, in the form of what is said later. */
export function tennisBefore(outcome: TennisOutcome): TennisFigures {
  const [a, b] = outcome.firstSet;
  return {
    ...tennisFigures(
      winShare(outcome),
      setScoreShares(outcome).map(({ share }) => share),
    ),
    ...(a + b > 0 && { firstSetA: hundredths(a / (a + b)) }),
  };
}

/** Counts of a tournament's rest, or of what was published before the start, as figures. */
export const golfFigures = (
  { runs, cut, players, cutLines }: GolfLiveCounts,
  rounds: number,
): GolfFigures => ({
  sport: 'golf',
  rounds,
  players: players.map(({ id, wins, top10, madeCut }) => ({
    id,
    win: hundredths(wins / runs),
    top10: hundredths(top10 / runs),
    ...(cut && { cut: hundredths(madeCut / runs) }),
  })),
  cutLines: cutLines.map((line) => [line.score, hundredths(line.runs / runs)]),
});

/** What was published before the start, in the same form. */
export const golfBefore = (outcome: GolfOutcome, rounds: number): GolfFigures =>
  golfFigures(golfStart(outcome), rounds);
