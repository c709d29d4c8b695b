import { expect, test } from 'vitest';
import type { Consensus } from '#domain/prices/market.ts';
import { normalQuantile } from '../rng/normal.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { goalFigures } from './goalFigures.ts';
import { marginFigures } from './marginFigures.ts';
import { publishedFigures, pulledToward } from './publishedFigures.ts';

const NFL = { scale: 11.5, scoreSd: 12.9, total: { scoreSd: 13.2, bias: 0.5 } };
const EXPECTED = { homeWin: 0.66, margin: 5, total: 48.5 };
const own = marginFigures(NFL, EXPECTED);
const BOOKS = { books: ['A'], leftOut: [] };
const consensus: Consensus = {
  ...BOOKS,
  win: { home: 0.6, draw: 0, away: 0.4 },
  spread: { line: -3, share: 0.5 },
  total: { line: 46, share: 0.5 },
};
const WEIGHTS = { pool: { close: 0.9, own: 0.1 }, lineWeights: { margin: 0.1, total: 0.05 } };

test('without weights the market is repeated', () => {
  expect(publishedFigures(own, consensus, {})).toEqual({
    win: { home: 0.6, draw: 0, away: 0.4 },
    lines: { spread: { line: -3, share: 0.5 }, total: { line: 46, share: 0.5 } },
  });
});

test('the location lies w of the way from the line to ours', () => {
  const { lines } = publishedFigures(own, consensus, WEIGHTS);
  // Market 3, ours 5: 3.2 with a weight of .1. Totals: 46, ours 48 at the median: 46.1 with .05.
  expect(lines.spread?.share).toBeCloseTo(normalCdf(0.2 / 12.9), 4);
  expect(lines.total?.share).toBeCloseTo(normalCdf(0.1 / 13.2), 4);
});

test('a priced line starts from its share', () => {
  const priced = { ...consensus, spread: { line: -3, share: 0.53 } };
  const { lines } = publishedFigures(own, priced, WEIGHTS);
  const market = 3 + 12.9 * normalQuantile(0.53);
  const location = market + 0.1 * (5 - market);
  expect(lines.spread?.share).toBeCloseTo(normalCdf((location - 3) / 12.9), 4);
});

test('win probabilities are pooled by the league’s weights and sum to 1', () => {
  const { win } = publishedFigures(own, consensus, WEIGHTS);
  const odds = 0.9 * Math.log(0.6 / 0.4) + 0.1 * Math.log(0.66 / 0.34);
  expect(win?.home).toBeCloseTo(1 / (1 + Math.exp(-odds)), 4);
  expect((win?.home ?? 0) + (win?.away ?? 0)).toBeCloseTo(1, 12);
});

test('a spread alone tells the winner, too; a moneyline alone tells nothing of the spread', () => {
  const spreadAlone: Consensus = { ...BOOKS, spread: { line: -3, share: 0.5 } };
  const { win } = publishedFigures(own, spreadAlone, {});
  expect(win?.home).toBeCloseTo(normalCdf(3 / 11.5), 4);
  const { win: said, lines } = publishedFigures(
    own,
    { ...BOOKS, win: { home: 0.6, draw: 0, away: 0.4 } },
    {},
  );
  expect(said?.home).toBe(0.6);
  expect(lines).toEqual({});
});

test('a total alone leaves the winner to the model', () => {
  const total = { line: 46, share: 0.5 };
  expect(publishedFigures(own, { ...BOOKS, total }, WEIGHTS).win).toBeUndefined();
});

test.each([-0.5, -0.25, 0, 0.25, 0.5])('a handicap of %d asks for the winner again', (line) => {
  const level = { ...consensus, spread: { line, share: 0.55 } };
  expect(publishedFigures(own, level, WEIGHTS).lines.spread).toBeUndefined();
});

const RATES = {
  homeRate: 1.6,
  awayRate: 1.1,
  homeLogSd: 0.1,
  awayLogSd: 0.1,
  rho: -0.05,
  easing: 0.1,
};

test('three outcomes are pooled, and quarter lines read from the exact scores', () => {
  const goals = goalFigures(RATES);
  const { win: mine } = goals;
  expect(mine.home + mine.draw + mine.away).toBeCloseTo(1, 12);
  expect(goals.shareAt('spread', -0.5)).toBeCloseTo(mine.home, 12);
  expect(goals.shareAt('spread', 0)).toBeCloseTo(mine.home / (mine.home + mine.away), 12);
  expect(goals.shareAt('spread', -0.25)).toBeCloseTo(mine.home / (1 - mine.draw / 2), 12);
  const market: Consensus = {
    ...BOOKS,
    win: { home: 0.45, draw: 0.27, away: 0.28 },
    spread: { line: -0.75, share: 0.44 },
    total: { line: 2.5, share: 0.5 },
  };
  const { win, lines } = publishedFigures(goals, market, {
    pool: { close: 1, own: 0.05 },
    lineWeights: { margin: 0, total: 0.1 },
  });
  expect((win?.home ?? 0) + (win?.draw ?? 0) + (win?.away ?? 0)).toBeCloseTo(1, 12);
  expect(win?.home).toBeGreaterThan(0.45);
  expect(lines.spread).toEqual({ line: -0.75, share: 0.44 });
  expect(lines.total?.share).toBeCloseTo(pulledToward(0.5, goals.shareAt('total', 2.5), 0.1), 4);
});

test('our forecast alone is one line: what the ratings expect', () => {
  expect(own.forecast).toEqual({
    homeWinProbability: 66,
    awayWinProbability: 34,
    drawProbability: 0,
    spread: -5,
    total: 48.5,
  });
});
