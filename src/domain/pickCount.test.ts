import { expect, test } from 'vitest';
import { countPicks } from './pickCount.ts';

test('losses, wins and pushes are counted; units add up where there was a price', () => {
  const picks = [
    { settled: 'loss', units: -1 },
    { settled: 'win', units: 0.8 },
    { settled: 'push' },
  ] as const;
  expect(countPicks(picks)).toEqual({ lost: 1, won: 1, pushed: 1, units: -1 + 0.8 });
  expect(countPicks([{ settled: 'win' }]).units).toBeUndefined();
  expect(countPicks([])).toEqual({ lost: 0, won: 0, pushed: 0, units: undefined });
});
