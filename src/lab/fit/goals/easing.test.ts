import { expect, test } from 'vitest';
import { eachScore } from '#domain/game/scoreGrid.ts';
import { simulate } from '#engine/simulate.ts';
import { afterEasing } from '#engine/soccer/easing.ts';
import { soccer } from '#engine/soccer/model.ts';
import { easingOf } from './easing.ts';
import type { TestedGoalForecast } from './forecasts.ts';

const RATES = { homeRate: 1.7, awayRate: 1.1, homeLogSd: 0.1, awayLogSd: 0.1, rho: -0.08 };

/** Games played by the model itself with a known easing, forecast without it. */
function played(easing: number): TestedGoalForecast[] {
  const forecasts: TestedGoalForecast[] = [];
  const grid = simulate(soccer, afterEasing({ ...RATES, easing }), 5, 20_000);
  eachScore(grid, (homeScore, awayScore, count) => {
    const past = { game: { homeScore, awayScore } } as TestedGoalForecast['past'];
    for (let game = 0; game < count; game++) forecasts.push({ past, own: RATES, results: RATES });
  });
  return forecasts;
}

test.each([0, 0.1, 0.3])('an easing of %s is found again', (easing) => {
  const found = easingOf(played(easing));
  expect(found).toBeGreaterThanOrEqual(0);
  expect(Math.abs(found - easing)).toBeLessThan(0.03);
});

test('no games, no easing', () => {
  expect(easingOf([])).toBe(0);
});
