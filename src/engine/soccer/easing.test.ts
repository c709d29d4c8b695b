import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jointMean } from '../joint/joint.fixture.ts';
import { afterEasing, beforeEasing } from './easing.ts';
import { soccerTable } from './model.ts';

const games = fc.record({
  homeRate: fc.double({ min: 0.1, max: 4, noNaN: true }),
  awayRate: fc.double({ min: 0.1, max: 4, noNaN: true }),
  homeLogSd: fc.double({ min: 0, max: 0.4, noNaN: true }),
  awayLogSd: fc.double({ min: 0, max: 0.4, noNaN: true }),
  easing: fc.double({ min: 0, max: 0.5, noNaN: true }),
});

test('the rates are the mean goals of the games that are played', () => {
  fc.assert(
    fc.property(games, (game) => {
      const inputs = { ...afterEasing(game), rho: 0 };
      const table = soccerTable(inputs);
      expect(jointMean(table, (home) => home)).toBeCloseTo(inputs.homeRate, 2);
      expect(jointMean(table, (_, away) => away)).toBeCloseTo(inputs.awayRate, 2);
    }),
  );
});

test('to the fourth digit in games as they are played', () => {
  for (const [homeRate, awayRate] of [
    [1.6, 1.1],
    [3.2, 0.5],
  ] as const) {
    const known = { homeLogSd: 0.15, awayLogSd: 0.15, rho: -0.08, easing: 0.1 };
    const table = soccerTable({ ...known, homeRate, awayRate });
    expect(jointMean(table, (home) => home)).toBeCloseTo(homeRate, 5);
    expect(jointMean(table, (_, away) => away)).toBeCloseTo(awayRate, 5);
  }
});

test('there and back again', () => {
  fc.assert(
    fc.property(games, (game) => {
      const back = beforeEasing(afterEasing(game));
      expect(back.homeRate).toBeCloseTo(game.homeRate, 6);
      expect(back.awayRate).toBeCloseTo(game.awayRate, 6);
    }),
  );
});

test('easing leaves the results as they are', () => {
  const rates = { homeRate: 2.1, awayRate: 0.8, homeLogSd: 0.1, awayLogSd: 0.1, rho: -0.08 };
  const share = (easing: number, sign: number) =>
    jointMean(soccerTable(afterEasing({ ...rates, easing })), (home, away) =>
      Math.sign(home - away) === sign ? 1 : 0,
    );
  for (const sign of [-1, 0, 1]) expect(share(0.3, sign)).toBeCloseTo(share(0, sign), 6);
});

test('goals too few for the eased leads of the other side are refused by their name', () => {
  const known = { homeLogSd: 0, awayLogSd: 0, rho: 0, easing: 0.5 };
  expect(() => soccerTable({ ...known, homeRate: 5, awayRate: 0.1 })).toThrow('awayRate');
  expect(() => soccerTable({ ...known, homeRate: 0.1, awayRate: 5 })).toThrow('homeRate');
});
