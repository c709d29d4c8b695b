import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { histogramMean, splitAt } from '#domain/game/scoreGrid.ts';
import {
  matchesIn,
  meanGames,
  overShare,
  setScoreShares,
  type TennisOutcome,
  tieBreakShare,
  winShare,
} from '#domain/outcomes/tennis.ts';
import { sfc32 } from '../rng/generator.ts';
import { fnv1a, toHex } from '../rng/hash.ts';
import { simulate } from '../simulate.ts';
import { differenceFor, type MatchShape } from './balance.ts';
import { everyPoint } from './everyPoint.fixture.ts';
import type { TennisInputs } from './inputs.ts';
import { tennisModel } from './model.ts';

const EXAMPLE: TennisInputs = {
  matchWin: 0.68,
  bestOf: 3,
  servePointShare: 0.63,
  serviceA: 0.01,
  serviceB: -0.005,
  differenceSd: 0.055,
  meanSd: 0.03,
  setMomentum: 0.012,
  finalSetTieBreak: 7,
};

const play = (change: Partial<TennisInputs> = {}, seed = 7, runs = 40_000): TennisOutcome =>
  simulate(tennisModel, { ...EXAMPLE, ...change }, seed, runs);

/** Five standard errors of a share. */
const tolerance = (p: number, runs: number): number => 5 * Math.sqrt((p * (1 - p)) / runs) + 1e-4;

/** Golden: any change of these digits needs a new ENGINE_VERSION. */
test.each([
  [{}, 'ca820751'],
  [{ bestOf: 5, finalSetTieBreak: 10 }, '0c600329'],
  [{ bestOf: 5, finalSetTieBreak: 0 }, 'a1b1f56d'],
])('golden counts of %o', (change, digest) => {
  expect(toHex(fnv1a(JSON.stringify(play(change, 20261120, 10_000))))).toBe(digest);
});

describe.each([3, 5])('best of %s', (bestOf) => {
  const finalSetTieBreak = bestOf === 5 ? 10 : 7;

  test.each([0.001, 0.05, 0.35, 0.5, 0.8, 0.999])('A wins the given share %s', (matchWin) => {
    const share = winShare(play({ bestOf, finalSetTieBreak, matchWin }));
    expect(Math.abs(share - matchWin)).toBeLessThan(tolerance(matchWin, 40_000));
  });

  test('every count adds up to the runs', () => {
    const { setScores, games, margins, tieBreaks, firstSet } = play({ bestOf, finalSetTieBreak });
    const histograms = [games, margins].map((h) => h.map(([, count]) => count));
    for (const counts of [setScores, tieBreaks, firstSet, ...histograms]) {
      expect(counts.reduce((sum, n) => sum + n, 0)).toBe(40_000);
    }
    expect(setScores).toHaveLength(bestOf + 1);
  });

  test('A and B swap', () => {
    const forward = play({ bestOf, finalSetTieBreak });
    const swapped = { matchWin: 0.32, serviceA: -0.005, serviceB: 0.01 };
    const back = play({ bestOf, finalSetTieBreak, ...swapped }, 8);
    expect(histogramMean(forward.margins)).toBeCloseTo(-histogramMean(back.margins), 0);
    const turned = setScoreShares(back).reverse();
    for (const [index, { share }] of setScoreShares(forward).entries()) {
      expect(Math.abs(share - (turned[index]?.share ?? 0))).toBeLessThan(0.02);
    }
  });
});

/** Without variation from match to match the tables must agree with playing every point. */
test.each([
  [3, 7],
  [3, 10],
  [5, 10],
  [5, 0],
] as const)('best of %s, final set to %s: the same as point by point', (bestOf, finalSet) => {
  const runs = 12_000;
  const still = { differenceSd: 0, meanSd: 0, setMomentum: 0, serviceA: 0, serviceB: 0 };
  const outcome = play({ ...still, bestOf, finalSetTieBreak: finalSet }, 3, 4 * runs);
  const shape: MatchShape = {
    bestOf,
    serveMean: EXAMPLE.servePointShare,
    differenceSd: 0,
    meanSd: 0,
    momentum: 0,
    finalSet,
  };
  const half = differenceFor(EXAMPLE.matchWin, shape) / 2;
  const generator = sfc32(11);
  const plain = Array.from({ length: runs }, () =>
    everyPoint(generator, shape.serveMean + half, shape.serveMean - half, bestOf, finalSet),
  );
  const share = (of: (match: (typeof plain)[number]) => boolean) =>
    plain.filter(of).length / plain.length;
  const close = (seen: number, expected: number) =>
    expect(Math.abs(seen - expected)).toBeLessThan(1.2 * tolerance(expected, runs));
  close(
    winShare(outcome),
    share(({ setsA, setsB }) => setsA > setsB),
  );
  close(
    tieBreakShare(outcome),
    share(({ tieBreaks }) => tieBreaks > 0),
  );
  for (const [index, { share: said }] of setScoreShares(outcome).entries()) {
    const winner = index <= bestOf / 2 ? 'A' : 'B';
    const lost = winner === 'A' ? index : bestOf - index;
    close(
      said,
      share(({ setsA, setsB }) =>
        winner === 'A' ? setsB === lost && setsA > lost : setsA === lost && setsB > lost,
      ),
    );
  }
  for (const line of [18.5, 22.5, 30.5, 40.5]) {
    close(
      overShare(outcome, line).over,
      share(({ games }) => games > line),
    );
  }
  for (const handicap of [-5.5, -1.5, 0.5, 4.5]) {
    close(
      splitAt(outcome.margins, -handicap).above,
      share(({ margin }) => margin + handicap > 0),
    );
  }
});

test('blocks split over workers add up to the same counts', () => {
  const inputs = { ...EXAMPLE };
  const whole = simulate(tennisModel, inputs, 5, 8_000);
  const part = (first: number, last: number) =>
    simulate(tennisModel, inputs, 5, 8_000, { first, end: last });
  expect(tennisModel.merge(part(0, 3), part(3, 8))).toEqual(whole);
  expect(() => tennisModel.merge(whole, play({ bestOf: 5 }))).toThrow(RangeError);
});

test('more variation from day to day means more straight sets and fewer games', () => {
  const still = play({ differenceSd: 0, matchWin: 0.5 });
  const varied = play({ differenceSd: 0.12, matchWin: 0.5 });
  expect(varied.setScores[0]).toBeGreaterThan((still.setScores[0] ?? 0) * 1.1);
  expect(meanGames(varied)).toBeLessThan(meanGames(still));
});

test('better servers play more games and tie-breaks', () => {
  const slow = play({ servePointShare: 0.55 });
  const fast = play({ servePointShare: 0.7 });
  expect(meanGames(fast)).toBeGreaterThan(meanGames(slow) + 1);
  expect(tieBreakShare(fast)).toBeGreaterThan(tieBreakShare(slow) + 0.1);
});

test('any inputs in range end in full counts, and more games are never likelier', () => {
  fc.assert(
    fc.property(
      fc.record({
        matchWin: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        bestOf: fc.constantFrom(3, 5),
        servePointShare: fc.double({ min: 0.4, max: 0.8, noNaN: true }),
        serviceA: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        differenceSd: fc.double({ min: 0, max: 0.2, noNaN: true }),
        meanSd: fc.double({ min: 0, max: 0.1, noNaN: true }),
        setMomentum: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        finalSetTieBreak: fc.constantFrom(0, 7, 10),
      }),
      (change) => {
        const outcome = play(change, 1, 60);
        expect(matchesIn(outcome)).toBe(60);
        const overs = [12.5, 19.5, 30.5, 60.5].map((line) => overShare(outcome, line).over);
        expect(overs).toEqual([...overs].sort((a, b) => b - a));
      },
    ),
    { numRuns: 40 },
  );
});

test('the win share rises with the win probability', () => {
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9].map((matchWin) => winShare(play({ matchWin }, 1, 5000)));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('every input is required, and refused by name where it is out of range', () => {
  for (const name of Object.keys(EXAMPLE)) {
    for (const bad of [Number.NaN, 1e9, -1e9]) {
      expect(() => play({ [name]: bad })).toThrow(`Input ${name}`);
    }
    const { [name as keyof TennisInputs]: _, ...rest } = EXAMPLE;
    expect(() => tennisModel.prepare(rest as TennisInputs)).toThrow(`${name} is missing`);
  }
  expect(() => play({ bestOf: 4 })).toThrow('bestOf');
  expect(() => play({ finalSetTieBreak: 8 })).toThrow('finalSetTieBreak');
});
