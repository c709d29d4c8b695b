import { expect, test } from 'vitest';
import { starterShares } from './roster.ts';

test('who may start, by the turns of those who did: each once, shares of one', () => {
  expect(starterShares([7], [1])).toEqual([{ starter: 7, weight: 1 }]);
  expect(starterShares([1, 2, 1, 1], [1, 1, 1, 1])).toEqual([
    { starter: 1, weight: 0.75 },
    { starter: 2, weight: 0.25 },
  ]);
  expect(starterShares([1, 2, 3, 4, 5, 1], [0, 0, 0, 0, 3, 1])).toEqual([
    { starter: 5, weight: 0.75 },
    { starter: 1, weight: 0.25 },
  ]);
});

test('before a turn can come, all who are known count the same; nobody known is nobody', () => {
  expect(starterShares([1, 2], [0, 0, 0, 0, 1])).toEqual([
    { starter: 1, weight: 0.5 },
    { starter: 2, weight: 0.5 },
  ]);
  expect(starterShares([], [1])).toEqual([]);
});
