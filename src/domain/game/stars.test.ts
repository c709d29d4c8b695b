import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import {
  confidenceOf,
  confidenceSentence,
  confidenceText,
  gameStars,
  type Stars,
  starLabel,
  starRating,
} from './stars.ts';

test.each([
  // Clamped to 1–5 and rounded.
  [-20, 1],
  [0, 1],
  [50, 1],
  [53.99, 1],
  [54, 2],
  [59.99, 2],
  [60, 3],
  [65.99, 3],
  [66, 4],
  [71.99, 4],
  [72, 5],
  [100, 5],
])('between two sides a confidence of %f gives %i stars', (confidence, stars) => {
  expect(starRating(confidence, 2)).toBe(stars);
});

test.each([
  [0, 1],
  [33.4, 1],
  [41.99, 1],
  [42, 2],
  [49.99, 2],
  [50, 3],
  [57.99, 3],
  [58, 4],
  [65.99, 4],
  [66, 5],
  [100, 5],
])('with a draw as a third result a confidence of %f gives %i stars', (confidence, stars) => {
  expect(starRating(confidence, 3)).toBe(stars);
});

test('a league whose games may be drawn has the scale of three results', () => {
  const of = (league: League) => gameStars({ league, prediction: { confidenceRating: 52 } });
  for (const league of ['MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'] as const) {
    expect(of(league), league).toBe(3);
  }
  const others = TEAM_LEAGUES.filter((league) => !LEAGUES[league].canDraw);
  expect(others).toContain('NFL');
  for (const league of others) expect(of(league), league).toBe(1);
});

test('the middle of a rating gives that rating', () => {
  for (const ways of [2, 3] as const) {
    for (const stars of [1, 2, 3, 4, 5]) {
      expect(starRating(confidenceOf(stars, ways), ways)).toBe(stars);
    }
  }
});

test('each rating has its texts', () => {
  const all: Stars[] = [1, 2, 3, 4, 5];
  expect(all.map(starLabel)).toEqual([
    'Not Confident',
    'Low Confidence',
    'Moderate',
    'High Confidence',
    'Very Confident',
  ]);
  expect(all.map(confidenceSentence)).toEqual([
    'Very low confidence prediction',
    'Low confidence prediction',
    'Moderate confidence prediction',
    'High confidence prediction',
    'High confidence prediction',
  ]);
  expect(all.map(confidenceText)).toEqual(['lower', 'lower', 'moderate', 'high', 'high']);
});
