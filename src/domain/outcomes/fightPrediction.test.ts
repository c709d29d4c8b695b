import { expect, test } from 'vitest';
import { chanceOfFirst } from './fightPrediction.ts';

test('the first fighter has the winner’s chance or the rest of it', () => {
  expect(chanceOfFirst({ winner: 'Ann', winProbability: 63.5 }, 'Ann')).toBe(63.5);
  expect(chanceOfFirst({ winner: 'Bea', winProbability: 63.5 }, 'Ann')).toBe(36.5);
  expect(chanceOfFirst(undefined, 'Ann')).toBeUndefined();
});
