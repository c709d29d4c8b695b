import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '../game/exampleGame.fixture.ts';
import { marginHistogram } from '../game/scoreGrid.ts';
import { summarize } from '../words/summary.ts';
import { elapsedOf } from './elapsed.ts';
import { liveFall } from './liveFall.ts';
import { liveFigures, onlyScoreGrid } from './liveFigures.ts';

test('at the start the figures are the published ones', () => {
  for (const canDraw of [false, true]) {
    const published = summarize(EXAMPLE_GRID, canDraw);
    const { chances, meanTotal, toCome } = liveFigures(EXAMPLE_GRID, canDraw, {});
    expect(chances.homeWinProbability).toBeCloseTo(published.homeWinProbability, 2);
    expect(chances.drawProbability).toBeCloseTo(published.drawProbability, 2);
    expect(meanTotal).toBeCloseTo(published.total, 2);
    expect(toCome).toBe(meanTotal);
  }
});

test('a game that is over has its score alone, a tie of the NFL included', () => {
  const lines = { spread: -3, total: 44.5 };
  expect(
    liveFigures(onlyScoreGrid({ home: 20, away: 17 }), false, lines, { home: 20, away: 17 }),
  ).toEqual({
    chances: { homeWinProbability: 100, awayWinProbability: 0, drawProbability: 0 },
    meanTotal: 37,
    toCome: 0,
    spreadBet: { line: -3, wins: 0, push: 1 },
    totalBet: { line: 44.5, wins: 0, push: 0 },
  });
  expect(
    liveFigures(onlyScoreGrid({ home: 20, away: 20 }), false, {}).chances.drawProbability,
  ).toBe(100);
});

test('a score falls among the published runs by its margin', () => {
  const margins = marginHistogram(EXAMPLE_GRID);
  expect(liveFall(margins, { home: 20, away: 17 })).toEqual({ marginAtMost: 1, closer: 0.1 });
  expect(liveFall(margins, { home: 0, away: 7 })).toEqual({ marginAtMost: 0.3, closer: 0.7 });
});

test('the share of the game that is over, beyond 1 in overtime and extra innings', () => {
  const clock = { home: 0, away: 0, period: 3, secondsLeft: 300 };
  expect(elapsedOf('NBA', { sport: 'basketball', ...clock })).toBe(0.6458);
  expect(elapsedOf('NFL', { sport: 'football', ...clock, period: 5, secondsLeft: 600 })).toBe(1);
  expect(
    elapsedOf('NHL', { sport: 'hockey', ...clock, period: 4, secondsLeft: 0 }),
  ).toBeGreaterThan(1);
  expect(elapsedOf('EPL', { sport: 'soccer', home: 0, away: 0, period: 2, minute: 45 })).toBe(0.5);
  const inning = { sport: 'baseball', home: 0, away: 0, outs: 0, bases: 0 } as const;
  expect(elapsedOf('MLB', { ...inning, inning: 5, bottom: true })).toBe(0.5);
  expect(elapsedOf('MLB', { ...inning, inning: 11, bottom: false })).toBeGreaterThan(1);
});
