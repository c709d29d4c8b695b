import { expect, test } from 'vitest';
import { type LiveWatch, liveFindings } from './liveFindings.ts';

const NOW = new Date('2026-11-22T20:00:00.000Z');
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const WELL: LiveWatch = {
  league: 'NFL',
  games: 9,
  since: ago(120),
  toldAt: ago(1),
  playing: 8,
  changedAt: ago(1),
};

test('boards that tell are no finding, nor is a night without games', () => {
  expect(liveFindings([WELL], NOW)).toEqual([]);
  expect(liveFindings([], NOW)).toEqual([]);
  expect(liveFindings(undefined, NOW)).toEqual([]);
});

test('games that should be on and of which no board tells', () => {
  expect(liveFindings([{ ...WELL, toldAt: ago(11) }], NOW)).toEqual([
    {
      key: 'live:NFL',
      level: 'degraded',
      since: ago(11),
      message:
        'NFL: 9 games should be on, and no feed has told of any for 10 minutes. Their live chances are withdrawn.',
    },
  ]);
  // Never told of: since the first start.
  const never = liveFindings([{ ...WELL, toldAt: undefined, changedAt: undefined }], NOW);
  expect(never).toMatchObject([{ key: 'live:NFL', since: ago(120) }]);
});

test('a board that answers and stands still; halves and pauses are none', () => {
  expect(liveFindings([{ ...WELL, changedAt: ago(31) }], NOW)).toMatchObject([
    { key: 'still:NFL', since: ago(31) },
  ]);
  expect(liveFindings([{ ...WELL, playing: 0, changedAt: undefined }], NOW)).toEqual([]);
});
