import { expect, test } from 'vitest';
import { lastGameWords } from './lastGameWords.ts';
import type { RecordRow } from './recordRow.ts';

const row = (fields: Partial<RecordRow>): RecordRow => ({
  gradeLine: 2,
  predictionLine: 1,
  kind: 'game',
  id: 1,
  part: '',
  league: 'NFL',
  name: 'Patriots @ Seahawks',
  startTime: '2026-02-08T23:30:00Z',
  basis: 'pick',
  market: 'moneyline',
  pick: 'Seahawks',
  probability: 60,
  choices: 2,
  outcome: 'win',
  resultVersion: 0,
  awayScore: 13,
  homeScore: 29,
  ...fields,
});

test('a league’s last graded game with its score, away first', () => {
  const rows = [row({ name: 'Earlier', startTime: '2026-01-08T23:30:00Z' }), row({})];
  expect(lastGameWords('NFL', rows)).toBe(
    'Last game on our record: Patriots @ Seahawks, February 8, 2026: 13–29.',
  );
  expect(lastGameWords('MLB', rows)).toBeUndefined();
});
