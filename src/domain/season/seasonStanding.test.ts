import { expect, test } from 'vitest';
import type { SeasonInputs } from './seasonInputs.ts';
import { standingsOf } from './seasonStanding.ts';
import { seasonStandingText } from './standingText.ts';

/** Two clubs after a win and a draw of the first, on a day of the season in which Everton lost points. */
const standings = (day: string) => {
  const played = {
    home: [0, 1],
    away: [1, 0],
    homeScore: [2, 1],
    awayScore: [0, 1],
    extra: [0, 0],
  };
  const none = { home: [], away: [], homeScore: [], awayScore: [], extra: [] };
  const inputs: SeasonInputs = {
    league: 'EPL',
    season: 2024,
    day,
    teams: ['Everton', 'Fulham'],
    conferences: ['', ''],
    divisions: ['', ''],
    played,
    left: { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] },
    postseason: none,
    strengths: { unit: 1, home: 0, ratings: [0, 0], covariance: [], widening: 1, drift: 0 },
  };
  return standingsOf(inputs);
};

test('points that the league took are off from the day it did, and are told', () => {
  const before = standings('2023-11-16');
  expect(before).toEqual([
    { played: 2, record: '1–1–0', points: 4 },
    { played: 2, record: '0–1–1', points: 1 },
  ]);
  const [everton, fulham] = standings('2023-11-17');
  expect(everton).toEqual({ played: 2, record: '1–1–0', points: -6, deducted: 10 });
  expect(fulham).toEqual(before[1]);
});

test('a standing in words has what the table counts', () => {
  expect(seasonStandingText({ record: '8–3' })).toBe('8–3');
  expect(seasonStandingText({ record: '7–3–2', points: 24 })).toBe('7–3–2, 24\u00a0pts');
  expect(seasonStandingText({ record: '1–1–0', points: -6, deducted: 10 })).toBe(
    '1–1–0, −6\u00a0pts, −10 points deducted',
  );
});
