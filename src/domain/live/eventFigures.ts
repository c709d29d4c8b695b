import { setScoreShares, type TennisOutcome, winShare } from '../outcomes/tennis.ts';

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

/** What is said of an event from a state on. */
export type EventFigures = TennisFigures;

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
