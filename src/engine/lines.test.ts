/** In every sport the simulation reproduces what the market says. */
import { describe, expect, test } from 'vitest';
import { eachScore, marginHistogram, splitAt, totalHistogram } from '#domain/game/scoreGrid.ts';
import { baseballTable } from './baseball/model.ts';
import { basketballTable } from './basketball/model.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS } from './exampleInputs.fixture.ts';
import { footballTable } from './football/model.ts';
import { hockeyTable } from './hockey/model.ts';
import { coverOf, homeWinOf, jointMean, overOf } from './joint/joint.fixture.ts';
import { soccerTable } from './soccer/model.ts';
import { CALIBRATED, playExample, tolerance } from './testing.fixture.ts';

const TABLES = {
  football: footballTable,
  basketball: basketballTable,
  baseball: baseballTable,
  hockey: hockeyTable,
  soccer: soccerTable,
};

describe.each(CALIBRATED)('%s', (sport) => {
  const { lines } = LINED_INPUTS[sport];
  const { homeWin } = EXAMPLE_INPUTS[sport as 'football'];

  test('win probability, spread and total are the ones asked for', () => {
    const table = TABLES[sport]({ ...EXAMPLE_INPUTS[sport], lines });
    expect(homeWinOf(table)).toBeCloseTo(homeWin, 7);
    expect(coverOf(table, lines.spread.line)).toBeCloseTo(lines.spread.share, 7);
    expect(overOf(table, lines.total.line)).toBeCloseTo(lines.total.share, 7);
  });

  test('one line alone leaves the win probability as it is', () => {
    for (const one of [{ spread: lines.spread }, { total: lines.total }]) {
      const table = TABLES[sport]({ ...EXAMPLE_INPUTS[sport], lines: one });
      expect(homeWinOf(table)).toBeCloseTo(homeWin, 7);
    }
  });

  test('the simulation plays them', () => {
    const runs = 40_000;
    const grid = playExample(sport, { lines }, 5, runs);
    const past = splitAt(marginHistogram(grid), -lines.spread.line);
    const over = splitAt(totalHistogram(grid), lines.total.line);
    const near = (seen: number, p: number) =>
      expect(Math.abs(seen - p)).toBeLessThan(1.1 * tolerance(p, runs));
    near(past.above / (past.above + past.below), lines.spread.share);
    near(over.above / (over.above + over.below), lines.total.share);
  });

  test('no lines, and lines without any, change nothing', () => {
    expect(playExample(sport, { lines: {} }, 3, 500)).toEqual(playExample(sport, {}, 3, 500));
  });
});

test('soccer: three results, spread and total', () => {
  const { shares } = LINED_INPUTS.soccer;
  const table = soccerTable({ ...EXAMPLE_INPUTS.soccer, ...LINED_INPUTS.soccer });
  const share = (sign: number) => jointMean(table, (h, a) => (Math.sign(h - a) === sign ? 1 : 0));
  expect(share(1)).toBeCloseTo(0.48, 7);
  expect(share(0)).toBeCloseTo(0.27, 7);
  expect(share(-1)).toBeCloseTo(0.25, 7);
  expect(coverOf(table, -0.75)).toBeCloseTo(0.47, 7);
  expect(overOf(table, 2.75)).toBeCloseTo(0.51, 7);
  // The same bet stated two ways: home at −0.5 is home to win.
  expect(coverOf(table, -0.5)).toBeCloseTo(share(1), 12);
  let [home, all] = [0, 0];
  eachScore(playExample('soccer', { shares }, 3, 40_000), (h, a, count) => {
    all += count;
    if (h > a) home += count;
  });
  expect(Math.abs(home / all - 0.48)).toBeLessThan(tolerance(0.48, 40_000));
});

test('lines that no game can have beside the rest are refused by their name', () => {
  const spread = { line: -0.5, share: 0.9 };
  expect(() => playExample('basketball', { lines: { spread } }, 1, 10)).toThrow('lines.spread');
  const total = { line: 400, share: 0.5 };
  expect(() => playExample('hockey', { lines: { total } }, 1, 10)).toThrow('lines.total');
});
