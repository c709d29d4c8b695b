import { expect, test } from 'vitest';
import { picksOf } from './gradedPick.ts';
import { graded } from './rows.fixture.ts';

test('picks of a name are those it was part of, for and against, the latest first, losses included', () => {
  const ufc = { league: 'UFC', pick: 'Ann Able', opponent: 'Bea Baker' };
  const picks = [
    graded(1, { ...ufc, outcome: 'loss' }),
    graded(2, { ...ufc, pick: 'Cat Cole', opponent: 'Ann Able' }),
    graded(3, { ...ufc, pick: 'Cat Cole' }),
    graded(4, { ...ufc, league: 'Boxing' }),
  ];
  expect(picksOf(picks, 'UFC', 'Ann Able').map(({ id }) => id)).toEqual([2, 1]);
});
