import { expect, test } from 'vitest';
import { countPicks } from './pickCount.ts';

test('losses, wins, pushes and voids are counted; units add up where there was a price', () => {
  const picks = [
    { outcome: 'loss', units: -1 },
    { outcome: 'halfWin', units: 0.8 },
    { outcome: 'push' },
    { outcome: 'void', units: 0 },
  ] as const;
  expect(countPicks(picks)).toEqual({ lost: 1, won: 1, pushed: 1, voided: 1, units: -1 + 0.8 });
  expect(countPicks([{ outcome: 'win' }]).units).toBeUndefined();
  expect(countPicks([])).toMatchObject({ lost: 0, won: 0, pushed: 0, units: undefined });
});
