import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sport } from '#domain/league.ts';
import {
  eachScore,
  type Histogram,
  marginHistogram,
  mean,
  runsIn,
  type ScoreGrid,
  splitAt,
  totalHistogram,
} from '#domain/scoreGrid.ts';
import { EXAMPLE_INPUTS } from './exampleInputs.fixture.ts';
import { MODELS, model, modelOf } from './registry.ts';
import { fnv1a, toHex } from './rng/hash.ts';
import { simulate as play } from './simulate.ts';

const SPORTS = Object.keys(EXAMPLE_INPUTS) as Sport[];
const CALIBRATED = SPORTS.filter((sport) => sport !== 'soccer');
const RUNS = 40_000;

const homeShare = (grid: ScoreGrid): number => {
  const { above, at } = splitAt(marginHistogram(grid), 0);
  return above + at / 2;
};

const standardError = (histogram: Histogram): number => {
  const centre = mean(histogram);
  const runs = runsIn(histogram);
  const squares = histogram.reduce((sum, [value, count]) => sum + count * (value - centre) ** 2, 0);
  return Math.sqrt(squares) / runs;
};

/** Five standard errors of a share. */
const tolerance = (p: number, runs: number): number => 5 * Math.sqrt((p * (1 - p)) / runs);

const simulate = (sport: Sport, change: Record<string, number> = {}, seed = 7, runs = RUNS) =>
  play(MODELS[sport], { ...EXAMPLE_INPUTS[sport], ...change }, seed, runs);

/** Golden: any change of these digits needs a new ENGINE_VERSION. */
test.each([
  ['football', '94cfd84b'],
  ['basketball', '8fb6ffd9'],
  ['baseball', '18890d5e'],
  ['hockey', '0c67681c'],
  ['soccer', 'e572d309'],
] as const)('golden counts of %s', (sport, digest) => {
  const grid = simulate(sport, {}, 20261120, 10_000);
  expect(toHex(fnv1a(JSON.stringify(grid)))).toBe(digest);
});

test('golden counts of a short hockey simulation, cell by cell', () => {
  expect(JSON.stringify(simulate('hockey', {}, 5, 30))).toMatchInlineSnapshot(
    `"[[0,3,[1]],[1,4,[1,3,1]],[2,1,[2,0,2,0,1,0,1,1]],[3,1,[1,2]],[4,1,[3,2,3]],[5,0,[1,1,0,1,1]],[6,0,[1]],[7,5,[1]]]"`,
  );
});

describe.each(SPORTS)('%s', (sport) => {
  test('counts sum to the runs, scores are whole and not negative, rows ascend', () => {
    const grid = simulate(sport);
    let before = -1;
    for (const [home, awayFrom, counts] of grid) {
      expect(home).toBeGreaterThan(before);
      before = home;
      expect(awayFrom).toBeGreaterThanOrEqual(0);
      expect(counts[0]).toBeGreaterThan(0);
      expect(counts.at(-1)).toBeGreaterThan(0);
    }
    expect(runsIn(marginHistogram(grid))).toBe(RUNS);
  });

  test('the same seed gives the same counts, another seed others', () => {
    expect(simulate(sport, {}, 3, 500)).toEqual(simulate(sport, {}, 3, 500));
    expect(simulate(sport, {}, 3, 500)).not.toEqual(simulate(sport, {}, 4, 500));
  });

  test('every input is required and NaN is refused by name', () => {
    for (const name of Object.keys(EXAMPLE_INPUTS[sport])) {
      expect(() => simulate(sport, { [name]: Number.NaN }, 1, 10)).toThrow(name);
      expect(() => simulate(sport, { [name]: 1e9 }, 1, 10)).toThrow(RangeError);
      const { [name]: _, ...rest } = EXAMPLE_INPUTS[sport];
      expect(() => play(MODELS[sport], rest, 1, 10)).toThrow(`${name} is missing`);
    }
  });

  test.each([0, -1, 1.5, Number.NaN])('%s runs are refused', (runs) => {
    expect(() => simulate(sport, {}, 1, runs)).toThrow('runs');
  });

  test('zero uncertainty works', () => {
    const none = sport === 'soccer' ? { homeLogSd: 0, awayLogSd: 0 } : { ratingSd: 0 };
    expect(runsIn(marginHistogram(simulate(sport, none, 1, 1000)))).toBe(1000);
  });
});

describe.each(CALIBRATED)('%s', (sport) => {
  test.each([0.001, 0.05, 0.35, 0.5, 0.8, 0.999])(
    'the simulated share is the win probability %s',
    (homeWin) => {
      const share = homeShare(simulate(sport, { homeWin }));
      expect(Math.abs(share - homeWin)).toBeLessThan(tolerance(homeWin, RUNS) + 1e-4);
    },
  );

  test('the simulated total is the expected total', () => {
    const total = EXAMPLE_INPUTS[sport].expectedTotal ?? Number.NaN;
    const seen = mean(totalHistogram(simulate(sport)));
    expect(Math.abs(seen / total - 1)).toBeLessThan(0.01);
  });

  test('home and away swap', () => {
    const forward = marginHistogram(simulate(sport, { homeWin: 0.63 }));
    const back = marginHistogram(simulate(sport, { homeWin: 0.37 }, 8));
    expect(Math.abs(mean(forward) + mean(back))).toBeLessThan(7 * standardError(forward));
  });

  test('the mean margin rises with the win probability', () => {
    const margins = [0.1, 0.3, 0.5, 0.7, 0.9].map((homeWin) =>
      mean(marginHistogram(simulate(sport, { homeWin }, 1, 5000))),
    );
    expect(margins).toEqual([...margins].sort((a, b) => a - b));
  });

  test('any inputs in range end in a full grid', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (homeWin, seed) => {
          expect(runsIn(marginHistogram(simulate(sport, { homeWin }, seed, 50)))).toBe(50);
        },
      ),
      { numRuns: 20 },
    );
  });
});

test.each(['basketball', 'baseball', 'hockey'] as const)('%s has no ties', (sport) => {
  expect(splitAt(marginHistogram(simulate(sport)), 0).at).toBe(0);
});

test('overtime and shoot-outs in hockey are won by one', () => {
  const grid = simulate('hockey', { emptyNet0: 0, emptyNet1: 0 });
  const margins = new Map(marginHistogram(grid));
  const byOne = (margins.get(1) ?? 0) + (margins.get(-1) ?? 0);
  const byTwo = (margins.get(2) ?? 0) + (margins.get(-2) ?? 0);
  expect(byOne).toBeGreaterThan(1.7 * byTwo);
});

test('football never has a one-point side, and three is the commonest margin', () => {
  const grid = simulate('football');
  const margins = new Map<number, number>();
  eachScore(grid, (home, away, count) => {
    expect(home === 1 || away === 1).toBe(false);
    const by = Math.abs(home - away);
    margins.set(by, (margins.get(by) ?? 0) + count);
  });
  expect([...margins].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe(3);
});

test('soccer: rates are the mean goals, and level sides draw about as often as either wins', () => {
  const grid = simulate('soccer', { homeRate: 1.35, awayRate: 1.35 }, 1, 100_000);
  expect(mean(totalHistogram(grid))).toBeCloseTo(2.7, 1);
  const { above, at, below } = splitAt(marginHistogram(grid), 0);
  expect(above - below).toBeCloseTo(0, 1);
  expect(at).toBeGreaterThan(0.24);
  expect(at).toBeLessThan(0.31);
});

test('models are found by name and by league', () => {
  expect(model('hockey')).toBe(MODELS.hockey);
  expect(modelOf('SerieA')).toBe(MODELS.soccer);
  expect(() => model('curling')).toThrow(RangeError);
});

test('10,000 runs take milliseconds', () => {
  for (const sport of SPORTS) {
    const times = Array.from({ length: 5 }, (_, seed) => {
      const start = performance.now();
      simulate(sport, {}, seed, 10_000);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(40);
  }
});
