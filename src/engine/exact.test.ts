/** Simulated distributions against exact ones, computed here the long way. */
import { expect, test } from 'vitest';
import { eachScore, marginHistogram, type ScoreGrid } from '#domain/scoreGrid.ts';
import { extraInningsProbability } from './baseball/model.ts';
import { solveRates } from './baseball/solve.ts';
import { overtimeProbability as basketballOvertime } from './basketball/model.ts';
import { EXAMPLE_INPUTS } from './exampleInputs.fixture.ts';
import { cellWeights, SCORES } from './football/lattice.ts';
import { overtimeProbability as hockeyOvertime } from './hockey/model.ts';
import { poissonCounts } from './scoring/distributions.ts';
import { ratesFor } from './scoring/rates.ts';
import { playExample, tolerance } from './testing.fixture.ts';

const RUNS = 400_000;
const POINTS = 601;

/** Calls back with points of a standard normal and their weights, by the midpoint rule on ±6: exact to 1e-8. */
function overNormal(visit: (z: number, weight: number) => void): void {
  for (let i = 0; i < POINTS; i++) {
    const z = -6 + (12 * (i + 0.5)) / POINTS;
    visit(z, ((12 / POINTS) * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI));
  }
}

const shareOf = (grid: ScoreGrid, is: (home: number, away: number) => boolean): number => {
  let count = 0;
  eachScore(grid, (home, away, runs) => {
    if (is(home, away)) count += runs;
  });
  return count / RUNS;
};

/** Probabilities 0 … 40 of a negative binomial by its recurrence, on Math's functions. */
function negativeBinomial(mean: number, size: number): number[] {
  const out: number[] = [];
  let p = (size / (size + mean)) ** size;
  for (let k = 0; k <= 40; k++) {
    out.push(p);
    p *= ((k + size) / (k + 1)) * (mean / (mean + size));
  }
  return out;
}

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

test('football: cells of the table come up as often as they should', () => {
  const inputs = EXAMPLE_INPUTS.football;
  const listed = (name: string, count: number) =>
    Array.from({ length: count }, (_, k) => inputs[`${name}${k}`] ?? 1);
  const shape = {
    marginSd: Math.hypot(12.9, 3),
    totalSd: 13.5,
    marginWeights: listed('margin', 46),
    scoreWeights: listed('score', 66),
  };
  const weights = cellWeights(shape, 0.64, 45);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const seen = new Map<number, number>();
  eachScore(playExample('football', {}, 11, RUNS), (h, a, n) => seen.set(h * SCORES + a, n));
  let chi = 0;
  let cells = 0;
  let rest = RUNS;
  let restSeen = RUNS;
  weights.forEach((weight, cell) => {
    const expected = (RUNS * weight) / all;
    if (weight === 0) expect(seen.has(cell)).toBe(false);
    if (expected < 20) return;
    chi += ((seen.get(cell) ?? 0) - expected) ** 2 / expected;
    cells += 1;
    rest -= expected;
    restSeen -= seen.get(cell) ?? 0;
  });
  chi += (restSeen - rest) ** 2 / rest;
  expect(cells).toBeGreaterThan(1000);
  expect(Math.abs(chi - cells)).toBeLessThan(5 * Math.sqrt(2 * cells));
});

test('soccer: results, totals and both teams scoring', () => {
  const {
    homeRate = 0,
    awayRate = 0,
    homeLogSd = 0,
    awayLogSd = 0,
    rho = 0,
  } = EXAMPLE_INPUTS.soccer;
  const exact = { home: 0, draw: 0, over: 0, both: 0 };
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
          if (home > away) exact.home += p;
          if (home === away) exact.draw += p;
          if (home + away > 2) exact.over += p;
          if (home > 0 && away > 0) exact.both += p;
        }
      }
    }
  }
  const grid = playExample('soccer', {}, 12, RUNS);
  const near = (p: number, is: (h: number, a: number) => boolean) =>
    expect(Math.abs(shareOf(grid, is) - p)).toBeLessThan(tolerance(p, RUNS));
  near(exact.home, (h, a) => h > a);
  near(exact.draw, (h, a) => h === a);
  near(exact.over, (h, a) => h + a > 2);
  near(exact.both, (h, a) => h > 0 && a > 0);
});

test.each([-0.3, 0.1])('soccer: the lowest scores with known rates and dependence %s', (rho) => {
  const grid = playExample('soccer', { homeLogSd: 0, awayLogSd: 0, rho }, 13, RUNS);
  const [h, a] = [poisson(1.6), poisson(1.1)];
  for (const home of [0, 1, 2]) {
    for (const away of [0, 1, 2]) {
      const p = (h[home] ?? 0) * (a[away] ?? 0) * dixonColes(home, away, 1.6, 1.1, rho);
      const seen = shareOf(grid, (x, y) => x === home && y === away);
      expect(Math.abs(seen - p)).toBeLessThan(tolerance(p, RUNS));
    }
  }
});

test('hockey: margins with late goals and overtime', () => {
  const { homeWin = 0, expectedTotal = 0, ratingSd = 0 } = EXAMPLE_INPUTS.hockey;
  const { emptyNet0 = 0, emptyNet1 = 0, equaliser = 0 } = EXAMPLE_INPUTS.hockey;
  const ratioSd = ratingSd / (expectedTotal / 2);
  const emptyNet = [emptyNet0, emptyNet1] as const;
  const game = { distribution: poissonCounts, ratioSd, extraMargins: [1], emptyNet, equaliser };
  const rates = ratesFor(game, homeWin, expectedTotal);
  const margins = new Map<number, number>();
  let overtime = 0;
  const add = (margin: number, p: number) => margins.set(margin, (margins.get(margin) ?? 0) + p);
  const h = new Float64Array(40);
  const a = new Float64Array(40);
  overNormal((z, weight) => {
    const share = 1 / (1 + Math.exp(-rates.logRatio - ratioSd * z));
    poissonCounts(h, rates.total * share);
    poissonCounts(a, rates.total * (1 - share));
    h.forEach((ph, home) => {
      a.forEach((pa, away) => {
        const p = weight * ph * pa;
        const lead = home - away;
        const size = Math.abs(lead);
        const sign = Math.sign(lead);
        const level = size === 0 ? p : size === 1 ? p * equaliser : 0;
        const more = size === 1 ? p * emptyNet0 : size === 2 ? p * emptyNet1 : 0;
        overtime += level;
        add(1, level * share);
        add(-1, level * (1 - share));
        add(lead + sign, more);
        if (size > 0) add(lead, p - level - more);
      });
    });
  });
  expect(hockeyOvertime(EXAMPLE_INPUTS.hockey)).toBeCloseTo(overtime, 5);
  const seen = new Map(marginHistogram(playExample('hockey', {}, 14, RUNS)));
  for (let margin = -5; margin <= 5; margin++) {
    const p = margins.get(margin) ?? 0;
    expect(Math.abs((seen.get(margin) ?? 0) / RUNS - p)).toBeLessThan(tolerance(p, RUNS) + 1e-9);
  }
});

test('baseball: margins with the ninth inning, walk-offs and extra innings', () => {
  const inputs = { ...EXAMPLE_INPUTS.baseball, walkOffHomer: 0.4, levelWeight: 0.9 };
  const { homeWin = 0, expectedTotal = 0, ratingSd = 0, dispersion = 0 } = EXAMPLE_INPUTS.baseball;
  const extra = Float64Array.of(0.62, 0.2, 0.1, 0.08);
  const ratioSd = ratingSd / (expectedTotal / 2);
  const shape = { dispersion, ratioSd, levelWeight: 0.9, walkOffHomer: 0.4, extra };
  const rates = solveRates(shape, homeWin, expectedTotal);
  const margins = new Map<number, number>();
  const add = (margin: number, p: number) => margins.set(margin, (margins.get(margin) ?? 0) + p);
  let level = 0;
  let all = 0;
  for (let i = 0; i < 25; i++) {
    const z = -4.8 + 0.4 * i;
    const weight = (0.4 * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
    const share = 1 / (1 + Math.exp(-rates.logRatio - ratioSd * z));
    const mean = rates.total * share;
    const home = negativeBinomial((mean * 8) / 9, (dispersion * 8) / 9);
    const away = negativeBinomial(rates.total * (1 - share), dispersion);
    const ninth = negativeBinomial(mean / 9, dispersion / 9).slice(0, 21);
    home.forEach((ph, h) => {
      away.forEach((pa, a) => {
        const p = weight * ph * pa;
        if (h > a) add(h - a, p);
        else {
          ninth.forEach((pk, k) => {
            const over = h + k - a;
            if (over < 0) add(over, p * pk);
            else if (over > 0) {
              add(1, 0.6 * p * pk);
              add(Math.min(over, 4), 0.4 * p * pk);
            } else {
              const kept = 0.9 * p * pk;
              level += kept;
              add(1, 0.6 * kept * share);
              extra.forEach((chance, index) => {
                add(index + 1, 0.4 * kept * share * chance);
                add(-index - 1, kept * (1 - share) * chance);
              });
            }
          });
        }
      });
    });
  }
  for (const p of margins.values()) all += p;
  expect(extraInningsProbability(inputs)).toBeCloseTo(level / all, 4);
  const seen = new Map(marginHistogram(playExample('baseball', inputs, 15, RUNS)));
  for (let margin = -6; margin <= 6; margin++) {
    const p = (margins.get(margin) ?? 0) / all;
    expect(Math.abs((seen.get(margin) ?? 0) / RUNS - p)).toBeLessThan(tolerance(p, RUNS) + 1e-9);
  }
});

test('basketball: overtime is as common as the close margins’ weights say', () => {
  const known = { homeWin: 0.5, ratingSd: 0, margin0: 1, margin1: 1, margin2: 1 };
  const inputs = { ...EXAMPLE_INPUTS.basketball, ...known };
  const level = basketballOvertime(inputs);
  // P(|N(0, 12.5)| < ½): the density at 0, to a thousandth.
  expect(level).toBeCloseTo(1 / (12.5 * Math.sqrt(2 * Math.PI)), 4);
  const weighted = basketballOvertime({ ...inputs, margin0: 2.4 });
  expect(weighted).toBeCloseTo((2.4 * level) / (1 + 1.4 * level), 8);
});

test('basketball: without overtimes in between, margins of two and more follow the normal', () => {
  const change = { homeWin: 0.5, margin0: 0, margin1: 1, margin2: 1 };
  const seen = new Map(marginHistogram(playExample('basketball', change, 16, RUNS)));
  const sd = Math.hypot(12.5, 3);
  const none = 1 / (sd * Math.sqrt(2 * Math.PI));
  for (const margin of [-20, -8, -3, -1, 1, 3, 8, 20]) {
    const p = (none * Math.exp(-((margin / sd) ** 2) / 2)) / (1 - none);
    expect(Math.abs((seen.get(margin) ?? 0) / RUNS - p)).toBeLessThan(tolerance(p, RUNS));
  }
});
