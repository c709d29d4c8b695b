import { expect, test } from 'vitest';
import { type GradedPick, picksOf } from './gradedPick.ts';

const graded = (id: number, change: Partial<GradedPick> = {}): GradedPick => ({
  kind: 'event',
  id,
  part: '1',
  league: 'UFC',
  name: 'UFC 999',
  startTime: `2026-11-0${id}T03:00:00.000Z`,
  market: 'moneyline',
  pick: 'Ann Able',
  opponent: 'Bea Baker',
  probability: 66.7,
  settled: 'win',
  ...change,
});

test('picks of a name are those it was part of, for and against, the latest first, losses included', () => {
  const picks = [
    graded(1, { settled: 'loss' }),
    graded(2, { pick: 'Cat Cole', opponent: 'Ann Able' }),
    graded(3, { pick: 'Cat Cole' }),
    graded(4, { league: 'Boxing' }),
  ];
  expect(picksOf(picks, 'UFC', 'Ann Able').map(({ id }) => id)).toEqual([2, 1]);
});
