import { expect, test } from 'vitest';
import { THREE_ROUNDS } from './exampleOutcome.fixture.ts';
import { roundLadder } from './roundLadder.ts';

test('a rung for every round and one for the judges', () => {
  expect(roundLadder(THREE_ROUNDS)).toEqual([
    { label: 'Round 1', a: 2 / 20, b: 1 / 20, draw: 0 },
    { label: 'Round 2', a: 3 / 20, b: 0, draw: 0 },
    { label: 'Round 3', a: 1 / 20, b: 0, draw: 0 },
    { label: 'Decision', a: 6 / 20, b: 5 / 20, draw: 2 / 20 },
  ]);
});

test('all shares add up to 1', () => {
  const sum = roundLadder(THREE_ROUNDS).reduce((all, { a, b, draw }) => all + a + b + draw, 0);
  expect(sum).toBeCloseTo(1, 12);
});
