import {
  eachScore,
  type Histogram,
  histogramMean,
  marginHistogram,
  runsIn,
  type ScoreGrid,
  splitAt,
} from '#domain/game/scoreGrid.ts';
import { LEAGUES, type Sport } from '#domain/leagues/league.ts';
import { EXAMPLE_INPUTS } from './exampleInputs.fixture.ts';
import type { ModelInputs } from './model.ts';
import { MODELS } from './registry.ts';
import { simulate } from './simulate.ts';

export const TEAM_SPORTS = [...new Set(Object.values(LEAGUES).map(({ sport }) => sport))];
/** Sports whose model takes the win probability as an input; soccer's takes both rates. */
export const CALIBRATED = TEAM_SPORTS.filter((sport) => sport !== 'soccer');

/** Plays a plain game of a sport with some inputs changed. */
export const playExample = (sport: Sport, change: ModelInputs = {}, seed = 7, runs = 40_000) =>
  simulate(MODELS[sport], { ...EXAMPLE_INPUTS[sport], ...change }, seed, runs);

/** Share of runs that the home side wins, a tie counting half. */
export const homeShare = (grid: ScoreGrid): number => {
  const { above, at } = splitAt(marginHistogram(grid), 0);
  return above + at / 2;
};

/** Five standard errors of a simulated share: a correct share falls outside about once in two million times. */
export const tolerance = (p: number, runs: number): number => 5 * Math.sqrt((p * (1 - p)) / runs);

/** Standard error of a histogram's mean. */
export const standardError = (histogram: Histogram): number => {
  const centre = histogramMean(histogram);
  const squares = histogram.reduce((sum, [value, count]) => sum + count * (value - centre) ** 2, 0);
  return Math.sqrt(squares) / runsIn(histogram);
};

/** Number of runs of the tests against exact distributions. */
export const EXACT_RUNS = 400_000;

/** Share of EXACT_RUNS runs whose score satisfies `is`. */
export const shareOfGrid = (
  grid: ScoreGrid,
  is: (home: number, away: number) => boolean,
): number => {
  let count = 0;
  eachScore(grid, (home, away, runs) => {
    if (is(home, away)) count += runs;
  });
  return count / EXACT_RUNS;
};
