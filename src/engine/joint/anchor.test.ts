import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchor } from './anchor.ts';
import type { Constraints } from './constraints.ts';
import { coverOf, homeWinOf, jointMean, jointOf, overOf } from './joint.fixture.ts';
import type { Joint } from './joint.ts';

/** Bell-shaped games around a margin and a total; some without level scores, like basketball. */
const bell = (size: number, margin: number, total: number, sd: number, level: number): Joint =>
  jointOf(size, (home, away) => {
    const [m, t] = [(home - away - margin) / sd, (home + away - total) / (1.3 * sd)];
    return Math.exp(-(m * m + t * t) / 2) * (home === away ? level : 1);
  });

const POINTS = bell(101, 2.5, 44, 13, 0.1);
const NO_TIES = bell(101, 2.5, 44, 13, 0);
const GOALS = bell(31, 0.4, 2.8, 1.6, 1.2);

/** Figures that some table really has: read from a tilted copy of it, so that they can be met. */
const figuresOf = (joint: Joint, spread: number, total: number) => ({
  spread: { line: spread, share: coverOf(joint, spread) },
  total: { line: total, share: overOf(joint, total) },
});
const tiltOf = (joint: Joint, up: number, apart: number, together: number): Joint =>
  jointOf(joint.size, (home, away) => {
    const weight = joint.weights[home * joint.size + away] ?? 0;
    const tilt = up * Math.sign(home - away) + apart * (home - away) + together * (home + away);
    return weight * Math.exp(tilt);
  });

const quarters = (low: number, high: number) =>
  fc.integer({ min: 4 * low, max: 4 * high }).map((n) => n / 4);
const slope = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

describe.each([
  ['points', POINTS, 0.02, [30, 60]],
  ['no ties', NO_TIES, 0.02, [30, 60]],
] as const)('%s', (_, joint, steep, [low, high]) => {
  test('a win probability, a spread and a total that go together are met', () => {
    fc.assert(
      fc.property(
        slope(0.4),
        slope(steep),
        slope(steep),
        quarters(-9, 9).filter((line) => Math.abs(line) > 0.5),
        quarters(low, high),
        (up, apart, together, spread, total) => {
          const told = tiltOf(joint, up, apart, together);
          const wanted: Constraints = {
            homeWin: homeWinOf(told),
            ...figuresOf(told, spread, total),
          };
          const made = anchor(joint, wanted);
          expect(Math.abs(homeWinOf(made) - homeWinOf(told))).toBeLessThan(1e-7);
          expect(Math.abs(coverOf(made, spread) - coverOf(told, spread))).toBeLessThan(1e-7);
          expect(Math.abs(overOf(made, total) - overOf(told, total))).toBeLessThan(1e-7);
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('three results, a spread and a total that go together are met', () => {
  fc.assert(
    fc.property(
      slope(0.4),
      slope(0.3),
      slope(0.3),
      fc.constantFrom(-2.25, -2, -1.75, -1.5, -1.25, -1, -0.75, 0.75, 1, 1.25, 1.5, 2),
      quarters(1.5, 5),
      (up, apart, together, spread, total) => {
        const told = tiltOf(GOALS, up, apart, together);
        const share = (sign: number) =>
          jointMean(told, (home, away) => (Math.sign(home - away) === sign ? 1 : 0));
        const shares = { home: share(1), draw: share(0), away: share(-1) };
        const made = anchor(GOALS, { shares, ...figuresOf(told, spread, total) });
        for (const [sign, wanted] of [
          [1, shares.home],
          [0, shares.draw],
          [-1, shares.away],
        ] as const) {
          const is = jointMean(made, (home, away) => (Math.sign(home - away) === sign ? 1 : 0));
          expect(Math.abs(is - wanted)).toBeLessThan(1e-7);
        }
        expect(Math.abs(coverOf(made, spread) - coverOf(told, spread))).toBeLessThan(1e-7);
        expect(Math.abs(overOf(made, total) - overOf(told, total))).toBeLessThan(1e-7);
      },
    ),
    { numRuns: 40 },
  );
});

test('any one figure alone is met', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      quarters(-20, 20),
      quarters(20, 80),
      (share, spread, total) => {
        expect(homeWinOf(anchor(POINTS, { homeWin: share }))).toBeCloseTo(share, 8);
        const covered = anchor(POINTS, { spread: { line: spread, share } });
        expect(coverOf(covered, spread)).toBeCloseTo(share, 7);
        const summed = anchor(POINTS, { total: { line: total, share } });
        expect(overOf(summed, total)).toBeCloseTo(share, 7);
      },
    ),
    { numRuns: 40 },
  );
});

test('nothing asked, nothing changed', () => {
  expect(anchor(POINTS, {})).toBe(POINTS);
  const same = anchor(POINTS, { homeWin: homeWinOf(POINTS), ...figuresOf(POINTS, -3, 44.5) });
  const first = (same.weights[0] ?? 0) / (POINTS.weights[0] ?? 1);
  same.weights.forEach((weight, cell) => {
    expect(weight / first).toBeCloseTo(POINTS.weights[cell] ?? 0, 9);
  });
});

test('where no game ends level, the moneyline is the spread of half a point', () => {
  const moneyline = anchor(NO_TIES, { homeWin: 0.61 });
  const spread = anchor(NO_TIES, { homeWin: 0.61, spread: { line: -0.5, share: 0.61 } });
  const ratio = (cell: number) => (spread.weights[cell] ?? 0) / (moneyline.weights[cell] ?? 0);
  expect(ratio(20 * 101 + 17) / ratio(24 * 101 + 30)).toBeCloseTo(1, 8);
  expect(coverOf(moneyline, -0.5)).toBeCloseTo(0.61, 9);
  expect(coverOf(moneyline, 0.5)).toBeCloseTo(0.61, 9);
});

test('a price near the moneyline moves the games between them, and nothing else by much', () => {
  const plain = anchor(POINTS, { homeWin: 0.6 });
  const line = -2.5;
  const made = anchor(POINTS, {
    homeWin: 0.6,
    spread: { line, share: coverOf(plain, line) - 0.02 },
  });
  const mean = (joint: Joint) => jointMean(joint, (home, away) => home - away);
  expect(Math.abs(mean(made) - mean(plain))).toBeLessThan(0.4);
  expect(Math.abs(coverOf(made, -10) - coverOf(plain, -10))).toBeLessThan(0.02);
  expect(coverOf(made, 3)).toBeCloseTo(coverOf(plain, 3), 3);
});

test('two answers to the same bet are refused', () => {
  const run = () => anchor(NO_TIES, { homeWin: 0.61, spread: { line: -0.5, share: 0.6 } });
  expect(run).toThrow(RangeError);
  expect(run).toThrow('lines.spread');
});

test.each([
  [{ homeWin: 0.6, spread: { line: -3, share: 0.7 } }, 'lines.spread'],
  [{ spread: { line: 900, share: 0.5 } }, 'lines.spread'],
  [{ total: { line: 300, share: 0.5 } }, 'lines.total'],
  [{ homeWin: 0.6, total: { line: 0, share: 0.4 } }, 'lines.total'],
])('what no game can say is refused by its name: %o', (wanted, name) => {
  const run = () => anchor(POINTS, wanted);
  expect(run).toThrow(RangeError);
  expect(run).toThrow(name);
});

test('results without any score that gives them are refused', () => {
  const onlyHome = jointOf(5, (home, away) => (home > away ? 1 : 0));
  expect(() => anchor(onlyHome, { homeWin: 0.5 })).toThrow('homeWin');
  const shares = { home: 0.5, draw: 0.3, away: 0.2 };
  expect(() => anchor(onlyHome, { shares })).toThrow('shares.home');
});

test('the change has the form it says: steps at 0 and at the line, a slope for the total', () => {
  const wanted = {
    homeWin: 0.7,
    spread: { line: -6.5, share: 0.52 },
    total: { line: 40, share: 0.45 },
  };
  const made = anchor(POINTS, wanted);
  const log = (home: number, away: number) => {
    const cell = home * POINTS.size + away;
    return Math.log((made.weights[cell] ?? 0) / (POINTS.weights[cell] ?? 0));
  };
  const together = (log(30, 20) - log(29, 19)) / 2;
  const rest = (home: number, away: number) => log(home, away) - together * (home + away);
  for (const same of [
    [rest(30, 20), rest(41, 3)],
    [rest(24, 20), rest(20, 14)],
    [rest(20, 24), rest(3, 41)],
  ] as const) {
    expect(same[0]).toBeCloseTo(same[1], 8);
  }
  // A level score lies halfway between the first two steps.
  expect(rest(20, 20)).toBeCloseTo((rest(24, 20) + rest(20, 24)) / 2, 8);
  expect(Math.abs(rest(30, 20) - rest(24, 20))).toBeGreaterThan(0.01);
});
