/** Simulated distributions against exact ones, computed here the long way. */
import { expect, test } from 'vitest';
import { EXAMPLE_INPUTS } from '../exampleInputs.fixture.ts';
import { playExample, EXACT_RUNS as RUNS, shareOfGrid, tolerance } from '../testing.fixture.ts';
import { beforeEasing } from './easing.ts';

/** Probabilities 0 … 19 of a Poisson count. */
function poisson(mean: number): number[] {
  const out: number[] = [];
  let p = Math.exp(-mean);
  for (let k = 0; k < 20; k++) {
    out.push(p);
    p *= mean / (k + 1);
  }
  return out;
}

/** Equation 4.2 of Dixon and Coles (1997). */
function dixonColes(home: number, away: number, h: number, a: number, rho: number): number {
  const factors = [
    [1 - h * a * rho, 1 + h * rho],
    [1 + a * rho, 1 - rho],
  ];
  return factors[home]?.[away] ?? 1;
}

/** The final scores of a played score, with their shares: a lead of two or more may lose a goal. */
function eased(home: number, away: number, share: number): [number, number, number][] {
  if (Math.abs(home - away) < 2) return [[home, away, 1]];
  const ahead = home > away ? [home - 1, away] : [home, away - 1];
  const behind = home > away ? [home, away + 1] : [home + 1, away];
  return [
    [home, away, 1 - share],
    [ahead[0] ?? 0, ahead[1] ?? 0, share / 2],
    [behind[0] ?? 0, behind[1] ?? 0, share / 2],
  ];
}

test('results, totals and both teams scoring', () => {
  const {
    homeRate,
    awayRate,
    homeLogSd,
    awayLogSd,
    rho,
    easing = 0,
  } = beforeEasing(EXAMPLE_INPUTS.soccer);
  const exact = { home: 0, draw: 0, over: 0, both: 0, byOne: 0 };
  for (let i = 0; i < 41; i++) {
    for (let j = 0; j < 41; j++) {
      const [x, y] = [-5 + i / 4, -5 + j / 4];
      const weight = Math.exp(-(x * x + y * y) / 2) / (2 * Math.PI) / 16;
      const forHome = homeRate * Math.exp(homeLogSd * x - homeLogSd ** 2 / 2);
      const forAway = awayRate * Math.exp(awayLogSd * y - awayLogSd ** 2 / 2);
      const [h, a] = [poisson(forHome), poisson(forAway)];
      for (let home = 0; home < 20; home++) {
        for (let away = 0; away < 20; away++) {
          const factor = dixonColes(home, away, forHome, forAway, rho);
          const p = weight * (h[home] ?? 0) * (a[away] ?? 0) * factor;
          for (const [x, y, share] of eased(home, away, easing)) {
            if (x > y) exact.home += p * share;
            if (x === y) exact.draw += p * share;
            if (x + y > 2) exact.over += p * share;
            if (x > 0 && y > 0) exact.both += p * share;
            if (Math.abs(x - y) === 1) exact.byOne += p * share;
          }
        }
      }
    }
  }
  const grid = playExample('soccer', { tightness: 0 }, 12, RUNS);
  const near = (p: number, is: (h: number, a: number) => boolean) =>
    expect(Math.abs(shareOfGrid(grid, is) - p)).toBeLessThan(tolerance(p, RUNS));
  near(exact.home, (h, a) => h > a);
  near(exact.draw, (h, a) => h === a);
  near(exact.over, (h, a) => h + a > 2);
  near(exact.both, (h, a) => h > 0 && a > 0);
  near(exact.byOne, (h, a) => Math.abs(h - a) === 1);
});

test.each([-0.3, 0.1])('the lowest scores with known rates and dependence %s', (rho) => {
  const grid = playExample(
    'soccer',
    { homeLogSd: 0, awayLogSd: 0, rho, easing: 0, tightness: 0 },
    13,
    RUNS,
  );
  const [h, a] = [poisson(1.6), poisson(1.1)];
  for (const home of [0, 1, 2]) {
    for (const away of [0, 1, 2]) {
      const p = (h[home] ?? 0) * (a[away] ?? 0) * dixonColes(home, away, 1.6, 1.1, rho);
      const seen = shareOfGrid(grid, (x, y) => x === home && y === away);
      expect(Math.abs(seen - p)).toBeLessThan(tolerance(p, RUNS));
    }
  }
});
