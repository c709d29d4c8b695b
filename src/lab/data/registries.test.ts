import { expect, test } from 'vitest';
import { BACKTESTS } from '../backtest/backtests.ts';
import { FITS } from '../fit/fits.ts';

test.each([
  ['backtest', BACKTESTS],
  ['fit', FITS],
])('every %s is listed with its own leagues, no league twice', async (_, all) => {
  for (const entry of all) {
    const implementation = await entry.load();
    expect(entry.leagues).toEqual(implementation.leagues);
  }
  const leagues = all.flatMap((entry) => entry.leagues);
  expect(new Set(leagues).size).toBe(leagues.length);
});
