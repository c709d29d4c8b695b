import { expect, test } from 'vitest';
import type { GradedPick } from '#domain/gradedPick.ts';
import { recordSummary, tableRows } from './record.ts';

const pick = (settled: GradedPick['settled']): GradedPick => ({
  kind: 'game',
  id: 1,
  part: '',
  league: 'NHL',
  name: 'A @ B',
  startTime: '2026-11-15T18:00:00.000Z',
  market: 'moneyline',
  pick: 'A',
  opponent: 'B',
  probability: 60,
  settled,
});

test('a claimed row stands beside the count under its name, and what is only counted follows', () => {
  const claimed = [
    { label: 'NFL', winRate: 66, units: 1 },
    { label: 'NHL', winRate: 60, units: -1 },
  ];
  const groups = [
    { label: 'Tennis', picks: [pick('loss')] },
    { label: 'NHL', picks: [pick('win'), pick('loss')] },
  ];
  const rows = tableRows(claimed, groups);
  expect(rows.map((row) => [row.label, row.claimed?.winRate, row.counted?.winRate])).toEqual([
    ['NFL', 66, undefined],
    ['NHL', 60, 50],
    ['Tennis', undefined, 0],
  ]);
});

test('no claim is counted while nothing is graded, and the rating never is', () => {
  const none = { totalPredictions: 0, winRate: undefined, roi: undefined, units: undefined };
  expect(recordSummary(none).map(({ counted }) => counted)).toEqual(Array(5).fill(undefined));
  const some = { totalPredictions: 1234, winRate: 50, roi: -3.21, units: -8.44 };
  expect(recordSummary(some).map(({ counted, never }) => counted ?? never)).toEqual([
    '50.0%',
    '−8.4',
    '1,234',
    '−3.2%',
    'this site collects no ratings',
  ]);
});
