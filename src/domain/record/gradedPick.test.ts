import { expect, test } from 'vitest';
import { gradedPicks } from './gradedPick.ts';
import { gradedRow } from './rows.fixture.ts';

test('picks of a name are those it was part of, for and against, the latest first, losses included', () => {
  const ufc = { league: 'UFC', pick: 'Ann Able', opponent: 'Bea Baker' };
  const picks = [
    gradedRow(1, { ...ufc, outcome: 'loss' }),
    gradedRow(2, { ...ufc, pick: 'Cat Cole', opponent: 'Ann Able' }),
    gradedRow(3, { ...ufc, pick: 'Cat Cole' }),
    gradedRow(4, { ...ufc, league: 'Boxing' }),
  ];
  expect(gradedPicks(picks, 'UFC', 'Ann Able').map(({ id }) => id)).toEqual([2, 1]);
});
