import { type FightOutcome, overRoundsShare } from '../outcomes/fight.ts';

/** Usual lines on a bout's length, by its scheduled rounds. */
const LINES: Readonly<Record<number, readonly number[]>> = {
  3: [1.5, 2.5],
  4: [2.5, 3.5],
  5: [1.5, 2.5, 3.5, 4.5],
  6: [3.5, 4.5, 5.5],
  8: [4.5, 5.5, 6.5],
  10: [5.5, 7.5, 9.5],
  12: [6.5, 8.5, 10.5],
};

/** Over/under lines of a bout, rounds; of a length not listed the middle one alone. */
const roundLines = (rounds: number): readonly number[] =>
  LINES[rounds] ?? (rounds > 1 ? [Math.floor(rounds / 2) + 0.5] : []);

interface RoundLine {
  readonly line: number;
  /** Shares of all simulated fights, 0–1; they add up to 1. */
  readonly over: number;
  readonly under: number;
}

/** Over and under of each of a bout's usual lines. */
export const overUnderRounds = (outcome: FightOutcome): readonly RoundLine[] =>
  roundLines(outcome.rounds).map((line) => {
    const over = overRoundsShare(outcome, line);
    return { line, over, under: 1 - over };
  });
