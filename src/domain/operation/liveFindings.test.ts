import { expect, test } from 'vitest';
import { type LiveWatch, liveFindings } from './liveFindings.ts';

const NOW = new Date('2026-11-22T20:00:00.000Z');
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const WELL: LiveWatch = {
  league: 'NFL',
  of: 'game',
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

test('a tour is called by its matches, and a tournament is read every five minutes', () => {
  const atp: LiveWatch = { ...WELL, league: 'ATP', of: 'match', games: 2, playing: 1 };
  expect(liveFindings([atp], NOW)).toEqual([]);
  expect(liveFindings([{ ...atp, toldAt: ago(11) }], NOW)).toMatchObject([
    {
      key: 'live:ATP',
      message:
        'ATP: 2 matches should be on, and no feed has told of any for 10 minutes. Their live chances are withdrawn.',
    },
  ]);
  expect(liveFindings([{ ...atp, changedAt: ago(31) }], NOW)).toMatchObject([
    { message: 'ATP: the board of matches being played has not changed for 30 minutes.' },
  ]);
  const golf: LiveWatch = { ...WELL, league: 'pga-tour', of: 'tournament', games: 1, playing: 1 };
  // After the day's last putt nothing changes.
  expect(liveFindings([{ ...golf, toldAt: ago(24), changedAt: ago(300) }], NOW)).toEqual([]);
  expect(liveFindings([{ ...golf, toldAt: ago(26) }], NOW)).toMatchObject([
    {
      key: 'live:pga-tour',
      message:
        'PGA Tour: 1 tournament should be on, and no feed has told of any for 25 minutes. Their live chances are withdrawn.',
    },
  ]);
});
