import { describe, expect, test } from 'vitest';
import type { League } from '../leagues/league.ts';
import { impactLevel } from './impactLevel.ts';
import type { Weather } from './weather.ts';
import { compactWeatherImpact, fullWeatherImpact, impactSentence } from './weatherImpact.ts';

const at = (weatherData: Weather, league: League = 'NFL') => ({ league, weatherData });
const compact = (weather: Weather) => compactWeatherImpact(at(weather))?.score;
const full = (weather: Weather) => fullWeatherImpact(at(weather))?.score;

test.each([
  [31, 40, 40],
  [31.9, 40, 40],
  [32, 20, 25],
  [44.9, 20, 25],
  [45, 0, 0],
  [74.9, 0, 0],
  [75, 0, 5],
  [85, 0, 5],
  [85.1, 20, 5],
  [89.9, 20, 5],
  [90, 20, 5],
  [90.1, 40, 30],
])('%f °F adds %i on the card, %i on the page', (temperature, card, page) => {
  expect(compact({ temperature })).toBe(card);
  expect(full({ temperature })).toBe(page);
});

test.each([
  [10, 0],
  [10.1, 10],
  [15, 10],
  [15.1, 20],
  [25, 20],
  [25.1, 35],
])('wind of %f mph adds %i', (windSpeed, points) => {
  expect(compact({ windSpeed })).toBe(points);
  expect(full({ windSpeed })).toBe(points);
});

test.each([
  [0.1, 0, 0],
  [0.11, 20, 25],
  [0.5, 20, 25],
  [0.51, 40, 45],
])('%f inches add %i on the card, %i on the page', (precipitation, card, page) => {
  expect(compact({ precipitation })).toBe(card);
  expect(full({ precipitation })).toBe(page);
});

test.each([
  [2.99, 25, 30],
  [3, 15, 15],
  [5.9, 15, 15],
  [6, 0, 0],
])('visibility of %f miles adds %i on the card, %i on the page', (visibility, card, page) => {
  expect(compact({ visibility })).toBe(card);
  expect(full({ visibility })).toBe(page);
});

describe('the page view', () => {
  test('adds humid heat', () => {
    expect(full({ temperature: 76, humidity: 81 })).toBe(25);
    expect(full({ temperature: 75, humidity: 81 })).toBe(5);
    expect(full({ temperature: 76, humidity: 80 })).toBe(5);
    expect(compact({ temperature: 76, humidity: 81 })).toBe(0);
  });

  test('says what counted, up to a cap of 100', () => {
    expect(fullWeatherImpact(at({ temperature: 38, windSpeed: 12, visibility: 9 }))).toEqual({
      score: 35,
      level: 'moderate',
      factors: [
        { text: 'Cold', points: 25 },
        { text: 'Wind', points: 10 },
      ],
    });
    const storm = { temperature: 20, windSpeed: 30, precipitation: 1, visibility: 1 };
    expect(full(storm)).toBe(100);
    expect(compact(storm)).toBe(100);
    expect(full({ ...storm, visibility: 9, precipitation: 0.2 })).toBe(100);
    expect(full({ ...storm, visibility: 9, precipitation: 0 })).toBe(75);
  });
});

test('the sentence says what adds how much', () => {
  const sentence = (weather: Weather) => {
    const impact = fullWeatherImpact(at(weather));
    return impact && impactSentence(impact);
  };
  expect(sentence({ temperature: 38, windSpeed: 12 })).toBe('Cold adds 25, wind adds 10.');
  expect(sentence({ temperature: 60 })).toBe('Nothing in the forecast raises the score.');
  expect(sentence({ temperature: 20, windSpeed: 30, precipitation: 1 })).toMatch(
    /Together 120, capped at 100\.$/,
  );
});

test('levels', () => {
  expect([0, 1, 29, 30, 59, 60, 100].map(impactLevel)).toEqual([
    'none',
    'low',
    'low',
    'moderate',
    'moderate',
    'high',
    'high',
  ]);
});

test('is nothing indoors or without weather', () => {
  for (const league of ['NBA', 'NHL', 'NCAAB', 'WNBA'] as const) {
    expect(compactWeatherImpact(at({ temperature: 10 }, league))).toBeUndefined();
  }
  const dome = { ...at({ temperature: 10 }), venue: { name: 'Ford Field', indoor: true } };
  expect(fullWeatherImpact(dome)).toBeUndefined();
  expect(fullWeatherImpact({ league: 'NFL' })).toBeUndefined();
});
