import { expect, test } from 'vitest';
import { recordFiguresOf } from '#domain/record/figures/recordFigures.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { claimedSummary, countedRow, recordTableRows } from './record.ts';

test('a claimed row stands beside the count under its name, and what is only counted follows', () => {
  const claimed = [
    { label: 'NFL', winRate: 66, units: 1 },
    { label: 'NHL', winRate: 60, units: -1 },
  ];
  const { leagues } = recordFiguresOf([
    gradedRow(1, { league: 'NHL', outcome: 'loss' }),
    gradedRow(2, { league: 'NHL' }),
    gradedRow(3, { league: 'ATP', outcome: 'loss' }),
  ]);
  const rows = recordTableRows(
    claimed,
    leagues.map((group) => countedRow(group.key, group)),
  );
  expect(
    rows.map((row) => [row.label, row.claimed?.winRate, row.counted?.winners?.winRate?.mean]),
  ).toEqual([
    ['NFL', 66, undefined],
    ['NHL', 60, 50],
    ['Tennis', undefined, 0],
  ]);
});

test('no claim is counted while nothing is graded, and the rating never is', () => {
  const none = { totalPredictions: 0, winRate: undefined, roi: undefined, units: undefined };
  expect(claimedSummary(none).map(({ counted }) => counted)).toEqual(Array(5).fill(undefined));
  const some = { totalPredictions: 1234, winRate: 50, roi: -3.21, units: -8.44 };
  expect(claimedSummary(some).map(({ counted, never }) => counted ?? never)).toEqual([
    '50.0%',
    '−8.4',
    '1,234',
    '−3.2%',
    'this site collects no ratings',
  ]);
});
