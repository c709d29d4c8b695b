import { expect, test } from 'vitest';
import { BOXING_ROUNDS } from './boxingRules.ts';
import { THREE_ROUNDS } from './exampleOutcome.fixture.ts';
import { overUnderRounds } from './roundLines.ts';

const roundLines = (rounds: number): readonly number[] =>
  overUnderRounds({ ...THREE_ROUNDS, rounds }).map(({ line }) => line);

test('three rounds have 1.5 and 2.5, five every half', () => {
  expect(roundLines(3)).toEqual([1.5, 2.5]);
  expect(roundLines(5)).toEqual([1.5, 2.5, 3.5, 4.5]);
});

test('every scheduled length has lines within it; another length the middle one', () => {
  for (const rounds of [...BOXING_ROUNDS, 2, 7, 15]) {
    const lines = roundLines(rounds);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line > 0 && line < rounds).toBe(true);
  }
  expect(roundLines(7)).toEqual([3.5]);
  expect(roundLines(1)).toEqual([]);
});

test('over and under add up', () => {
  const [first, second] = overUnderRounds(THREE_ROUNDS);
  // Up to 7:30 of fighting ended bins 0, 2, 9, 10 and 14: five of twenty.
  expect(first).toMatchObject({ line: 1.5, over: 0.75, under: 0.25 });
  expect(second?.over).toBeCloseTo(14 / 20, 12);
});
