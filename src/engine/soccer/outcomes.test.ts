import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachScore } from '#domain/game/scoreGrid.ts';
import { simulate } from '../simulate.ts';
import { afterEasing } from './easing.ts';
import { soccer } from './model.ts';
import { eachScoreShare, type GoalRates, outcomesOf } from './outcomes.ts';

/** Games whose lowest scores keep a valid probability: rho below 1 ÷ (both rates), Dixon and Coles' equation 4.3. */
const rates = fc
  .record({
    homeRate: fc.double({ min: 0.1, max: 5, noNaN: true }),
    awayRate: fc.double({ min: 0.1, max: 5, noNaN: true }),
    homeLogSd: fc.double({ min: 0, max: 0.5, noNaN: true }),
    awayLogSd: fc.double({ min: 0, max: 0.5, noNaN: true }),
    rho: fc.double({ min: -0.15, max: 0.05, noNaN: true }),
    easing: fc.double({ min: 0, max: 0.5, noNaN: true }),
    tightness: fc.double({ min: 0, max: 0.05, noNaN: true }),
  })
  .filter(({ homeRate, awayRate, rho }) => rho * homeRate * awayRate < 0.999)
  // Mean goals as such games end: easing leaves no side without goals.
  .map((game) => afterEasing(game));

test('probabilities sum to one and swap with the sides', () => {
  fc.assert(
    fc.property(rates, (game) => {
      const { home, draw, away, over } = outcomesOf(game);
      expect(home + draw + away).toBeCloseTo(1, 12);
      for (const p of [home, draw, away, over]) expect(p).toBeGreaterThan(0);
      const turned = outcomesOf({
        homeRate: game.awayRate,
        awayRate: game.homeRate,
        homeLogSd: game.awayLogSd,
        awayLogSd: game.homeLogSd,
        rho: game.rho,
        easing: game.easing,
        tightness: game.tightness,
      });
      expect(turned.home).toBeCloseTo(away, 12);
      expect(turned.draw).toBeCloseTo(draw, 12);
      expect(turned.over).toBeCloseTo(over, 12);
    }),
  );
});

test('a higher home rate wins more at home, and goals come more', () => {
  fc.assert(
    fc.property(rates, (game) => {
      const better = outcomesOf({ ...game, homeRate: game.homeRate * 1.1 });
      expect(better.home).toBeGreaterThan(outcomesOf(game).home);
      expect(better.over).toBeGreaterThan(outcomesOf(game).over);
    }),
  );
});

test('the score matrix says the same as the outcomes', () => {
  fc.assert(
    fc.property(rates, (game) => {
      const sums = { home: 0, draw: 0, away: 0, over: 0 };
      eachScoreShare(game, (home, away, share) => {
        expect(share).toBeGreaterThan(-1e-12);
        sums[home > away ? 'home' : home === away ? 'draw' : 'away'] += share;
        if (home + away > 2) sums.over += share;
      });
      const outcomes = outcomesOf(game);
      for (const name of ['home', 'draw', 'away', 'over'] as const) {
        expect(sums[name]).toBeCloseTo(outcomes[name], 10);
      }
    }),
  );
});

test('without uncertainty and dependence: two Poisson scores', () => {
  const { draw } = outcomesOf({
    homeRate: 1,
    awayRate: 1,
    homeLogSd: 0,
    awayLogSd: 0,
    rho: 0,
  });
  // e^−2 · I₀(2): the modified Bessel function, 0.308508.
  expect(draw).toBeCloseTo(0.308508, 5);
});

const GAMES: readonly Required<GoalRates>[] = [
  {
    homeRate: 1.6,
    awayRate: 1.2,
    homeLogSd: 0.1,
    awayLogSd: 0.1,
    rho: -0.08,
    easing: 0,
    tightness: 0,
  },
  {
    homeRate: 3.1,
    awayRate: 0.6,
    homeLogSd: 0.35,
    awayLogSd: 0.35,
    rho: -0.12,
    easing: 0.3,
    tightness: 0.022,
  },
];

test.each(GAMES)('the simulation plays these probabilities: %o', (game) => {
  const runs = 400_000;
  const seen = { home: 0, draw: 0, away: 0, over: 0 };
  eachScore(simulate(soccer, { ...game }, 11, runs), (home, away, count) => {
    seen[home > away ? 'home' : home === away ? 'draw' : 'away'] += count;
    if (home + away > 2) seen.over += count;
  });
  const exact = outcomesOf(game);
  for (const name of ['home', 'draw', 'away', 'over'] as const) {
    const error = Math.sqrt((exact[name] * (1 - exact[name])) / runs);
    expect(Math.abs(seen[name] / runs - exact[name])).toBeLessThan(4 * error + 2e-4);
  }
});
