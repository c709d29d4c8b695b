import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eachScore,
  histogramMean,
  marginHistogram,
  runsIn,
  splitAt,
  totalHistogram,
} from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';
import { EXAMPLE_INPUTS, WIDE_INPUTS } from './exampleInputs.fixture.ts';
import type { ModelInputs } from './model.ts';
import {
  CALIBRATED,
  homeShare,
  playExample,
  standardError,
  TEAM_SPORTS,
  tolerance,
} from './testing.fixture.ts';

const RUNS = 40_000;
const winProbability = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
/** Fewer goals would contradict half of the other side's clear leads being eased. */
const rate = fc.double({ min: 0.3, max: 8, noNaN: true });

/** Inputs that give the home side of a sport the wanted strength. */
const strength = (sport: string, homeWin: number): ModelInputs =>
  sport === 'soccer' ? { homeRate: 0.4 + 3 * homeWin, awayRate: 3.4 - 3 * homeWin } : { homeWin };

describe.each(TEAM_SPORTS)('%s', (sport) => {
  test('whatever the inputs, every run ends in one whole score, and curves fall', () => {
    fc.assert(
      fc.property(winProbability, rate, rate, seed, fc.boolean(), (homeWin, h, a, stream, wide) => {
        const change = sport === 'soccer' ? { homeRate: h, awayRate: a } : { homeWin };
        const inputs = { ...(wide && WIDE_INPUTS[sport]), ...change };
        const grid = playExample(sport, inputs, stream, 300);
        const rows = grid.map(([home]) => home);
        expect(rows).toEqual([...new Set(rows)].sort((x, y) => x - y));
        eachScore(grid, (home, away, count) => {
          expect([home, away, count].every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
        });
        for (const histogram of [marginHistogram(grid), totalHistogram(grid)]) {
          expect(runsIn(histogram)).toBe(300);
          let before = 1;
          for (let line = -60; line < 330; line += 1.5) {
            const { above, at, below } = splitAt(histogram, line);
            expect(above + at + below).toBeCloseTo(1, 12);
            expect(above).toBeLessThanOrEqual(before);
            before = above;
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the moneyline is the margin above nought', () => {
    const grid = playExample(sport);
    let home = 0;
    eachScore(grid, (h, a, count) => {
      if (h > a) home += count;
    });
    expect(splitAt(marginHistogram(grid), 0).above).toBe(home / RUNS);
  });

  test('the stronger the home side, the more it wins and the larger its margin', () => {
    const grids = [0.05, 0.2, 0.4, 0.5, 0.6, 0.8, 0.95].map((p) =>
      playExample(sport, strength(sport, p), 1, 10_000),
    );
    const shares = grids.map(homeShare);
    const margins = grids.map((grid) => histogramMean(marginHistogram(grid)));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(margins).toEqual([...margins].sort((a, b) => a - b));
  });

  test('zero uncertainty and the widest work, and the widest is not narrower', () => {
    const spread = (change: ModelInputs) =>
      standardError(marginHistogram(playExample(sport, change)));
    if (sport === 'soccer') {
      expect(spread({ homeLogSd: 0, awayLogSd: 0 })).toBeLessThan(
        spread({ homeLogSd: 1, awayLogSd: 1 }),
      );
      return;
    }
    const widest = { football: 30, basketball: 30, baseball: 5, hockey: 3 }[sport];
    expect(spread({ homeWin: 0.5, ratingSd: 0 })).toBeLessThan(
      spread({ homeWin: 0.5, ratingSd: widest }),
    );
  });
});

/** Baseball is left out: the side that bats last stops when it leads, so margins are not symmetric (wins and totals are). */
const SYMMETRIC: readonly Sport[] = TEAM_SPORTS.filter((sport) => sport !== 'baseball');

test.each(TEAM_SPORTS)('%s: home and away swap', (sport) => {
  const swapped: ModelInputs =
    sport === 'soccer' ? { homeRate: 1.1, awayRate: 1.6 } : { homeWin: 1 - 0.64 };
  const forward = playExample(sport, sport === 'soccer' ? {} : { homeWin: 0.64 });
  const back = playExample(sport, swapped, 8);
  expect(Math.abs(homeShare(forward) + homeShare(back) - 1)).toBeLessThan(
    1.5 * tolerance(0.5, RUNS),
  );
  const lines = SYMMETRIC.includes(sport) ? [0.5, 1.5, 3.5, 7.5, 14.5] : [0.5];
  for (const line of lines) {
    const cover = splitAt(marginHistogram(forward), line).above;
    const mirrored = splitAt(marginHistogram(back), -line).below;
    expect(Math.abs(cover - mirrored)).toBeLessThan(1.5 * tolerance(0.5, RUNS));
  }
  const totals = [forward, back].map((grid) => histogramMean(totalHistogram(grid)));
  const error = standardError(totalHistogram(forward));
  expect(Math.abs((totals[0] ?? 0) - (totals[1] ?? 0))).toBeLessThan(7 * error);
});

test.each(SYMMETRIC)('%s: level sides are level', (sport) => {
  const level = sport === 'soccer' ? { homeRate: 1.35, awayRate: 1.35 } : { homeWin: 0.5 };
  const histogram = marginHistogram(playExample(sport, level));
  expect(Math.abs(histogramMean(histogram))).toBeLessThan(5 * standardError(histogram));
});

describe.each(CALIBRATED)('%s', (sport) => {
  test('any win probability and total are the simulated ones', () => {
    const [low, high] = {
      football: [24, 90],
      basketball: [110, 290],
      baseball: [5, 16],
      hockey: [3, 11],
    }[sport as 'football'] as [number, number];
    fc.assert(
      fc.property(
        fc.double({ min: 0.03, max: 0.97, noNaN: true }),
        fc.double({ min: low, max: high, noNaN: true }),
        seed,
        (homeWin, expectedTotal, stream) => {
          const grid = playExample(sport, { homeWin, expectedTotal }, stream, 20_000);
          const totals = totalHistogram(grid);
          expect(Math.abs(homeShare(grid) - homeWin)).toBeLessThan(tolerance(homeWin, 20_000));
          const miss = Math.abs(histogramMean(totals) - expectedTotal);
          expect(miss).toBeLessThan(5 * standardError(totals) + 0.001 * expectedTotal);
        },
      ),
      { numRuns: 15 },
    );
  });

  test.each([0.001, 0.999])('the farthest win probability %s is the simulated one', (homeWin) => {
    const share = homeShare(playExample(sport, { homeWin }));
    expect(Math.abs(share - homeWin)).toBeLessThan(tolerance(homeWin, RUNS));
  });
});

test.each(['basketball', 'baseball', 'hockey'] as const)('%s has no ties', (sport) => {
  expect(splitAt(marginHistogram(playExample(sport)), 0).at).toBe(0);
});

test('examples name every sport', () => {
  expect(Object.keys(EXAMPLE_INPUTS).sort()).toEqual([...TEAM_SPORTS].sort());
});
