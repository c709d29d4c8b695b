import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '#engine/version.ts';
import { BACKTEST } from './backtest.ts';
import { leaguesTested } from './tested.ts';

test('the backtest that the site shows is of the engine that it runs, and says when it was computed', () => {
  expect(BACKTEST.engineVersion).toBe(ENGINE_VERSION);
  expect(BACKTEST.computedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(BACKTEST.questions).not.toEqual([]);
});

test('its forecasts beat a coin, and none is scored on fewer contests than would say anything', () => {
  for (const { ours, coin, answers } of BACKTEST.questions) {
    if (coin) expect(ours.log).toBeLessThan(coin.log);
    expect(answers).toBeGreaterThanOrEqual(20);
  }
});

test('a sport has the leagues that go under its name', () => {
  expect(leaguesTested('UFC').map(({ league }) => league)).toEqual(['UFC']);
  expect(leaguesTested('Nothing')).toEqual([]);
});
