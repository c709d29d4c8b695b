import { expect, test } from 'vitest';
import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { scoreText } from './scoreText.ts';

const asked = { of: 'who wins', unit: 'contests' };
const tested = (seasons: string, fields: Partial<LeagueScores> = {}): LeagueScores => ({
  from: { league: 'UFC', seasons, asked },
  contests: 636,
  ours: 0.58,
  ...fields,
});

test('ours beside the close and a coin, of the seasons it is of', () => {
  expect(scoreText(tested('2024–2025', { close: 0.585, coin: Math.LN2 }), 'contests')).toBe(
    'Log loss, seasons 2024–2025 of the backtest: ours with the close pooled in 0.580, the close 0.585, a coin 0.693.',
  );
  expect(scoreText(tested('2025', { coin: Math.LN2 }), 'contests')).toBe(
    'Log loss, season 2025 of the backtest: ours 0.580, a coin 0.693.',
  );
});

test('of the record it says how many were graded', () => {
  const record: LeagueScores = { from: 'record', contests: 1200, ours: 0.6 };
  expect(scoreText(record, 'games')).toBe('Log loss, 1,200 graded games: ours 0.600.');
});
