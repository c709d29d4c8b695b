import { expect, test } from 'vitest';
import type { FightOutcome, SideWins } from './fight.ts';
import { finishRounds, roundStretchText } from './finishRounds.ts';

const NONE: SideWins = { knockout: [], submission: [], unanimous: 0, split: 0, majority: 0 };
/** Knock-outs of the first fighter by round of two half minutes. */
const boxing = (byRound: readonly number[], decisions = 0): FightOutcome => ({
  rounds: byRound.length,
  roundMinutes: 1,
  a: { ...NONE, knockout: byRound.flatMap((count) => [count, 0]), unanimous: decisions },
  b: NONE,
  draws: 0,
});

test('a finish is placed in the fewest rounds that hold half of its kind, not in a single likeliest one', () => {
  // Round 1 is the likeliest by a hair; half of the knock-outs come in rounds 5 to 8.
  expect(finishRounds(boxing([11, 4, 4, 5, 10, 10, 10, 10, 5, 4, 3, 2]))).toEqual([5, 8]);
  expect(finishRounds(boxing([5, 5, 5]))).toEqual([1, 2]);
  expect(finishRounds(boxing([2, 9, 3]))).toEqual([2, 2]);
});

test('a decision has no rounds', () => {
  expect(finishRounds(boxing([1, 1, 1], 90))).toBeUndefined();
});

test('a stretch is said as rounds, one round alone', () => {
  expect(roundStretchText([5, 8])).toBe('rounds 5–8');
  expect(roundStretchText([2, 2])).toBe('round 2');
});
