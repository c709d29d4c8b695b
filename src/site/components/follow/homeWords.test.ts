import { expect, test } from 'vitest';
import {
  countsText,
  didText,
  followedChanceText,
  followedPriceText,
  followedWhenText,
  lastText,
  nameOfKey,
  noneText,
  ofText,
  seasonChangeText,
  seasonText,
  tonightText,
} from './homeWords.ts';

const NOW = '2026-11-25T17:00:00Z';
const NEXT = {
  path: '/game/1',
  title: 'Celtics at Thunder',
  startTime: '2026-11-26T01:00:00Z',
  timeKnown: true,
  share: 0.443,
  marketLine: 'OKC −2',
  priceSaid: {
    says: 'Best: Celtics +118 (Bovada), costs 1¢ per $1',
    until: '2026-11-25T22:30:00Z',
  },
  sample: false,
};
const ITEM = { id: 'nba:boston-celtics', leagueName: 'NBA', path: '/team/nba/boston-celtics' };

test('a game to come', () => {
  expect(followedWhenText(NEXT, NOW)).toBe('Today 8:00 PM EST');
  expect(followedChanceText(NEXT)).toBe('44%');
  expect(followedChanceText({ ...NEXT, draw: 0.27 })).toBe('44%, draw 27%');
  expect(followedPriceText(NEXT, NOW)).toBe(
    'Line OKC −2. Best: Celtics +118 (Bovada), costs 1¢ per $1.',
  );
});

test('from its start it is under way, and an old price is not said', () => {
  const later = '2026-11-26T01:00:00Z';
  expect(followedWhenText(NEXT, later)).toBe('under way');
  expect(followedPriceText(NEXT, later)).toBe('Line OKC −2.');
  expect(followedPriceText({ ...NEXT, marketLine: undefined }, later)).toBeUndefined();
});

test('a season in a line', () => {
  const season = {
    path: '/season/nba',
    seasonName: '2026–27',
    goals: [
      { name: 'Playoffs', says: '88%', moved: 3 },
      { name: 'Title', says: '9%' },
    ],
    expectation: '48.1 wins (42–54)',
    change: { verb: 'make the playoffs', says: 'win 91%, lose 86%' },
    asOf: NOW,
    sample: false,
  };
  expect(seasonText(season)).toBe(
    'Playoffs 88% (+3 in a week), Title 9%. Expected: 48.1 wins (42–54).',
  );
  expect(seasonChangeText(season)).toBe(
    'What the next game changes, to make the playoffs: win 91%, lose 86%.',
  );
  expect(ofText({ ...ITEM, name: 'Boston Celtics', season })).toBe('NBA');
  expect(ofText({ ...ITEM, season: { ...season, sample: true } })).toBe('NBA, sample');
  expect(ofText({ ...ITEM, name: 'NBA' })).toBe('');
});

test('a result, with what we had said if we had', () => {
  const last = {
    path: '/game/2',
    title: 'Knicks at Heat',
    startTime: '2026-11-25T00:30:00Z',
    outcome: 'lost by 4',
    share: 0.61,
    percentile: 31,
    sample: false,
  };
  expect(lastText(last, NOW)).toBe(
    'Yesterday, Knicks at Heat: lost by 4. We said 61%; better than in 31% of our simulated games.',
  );
  const bare = { ...last, share: undefined, percentile: undefined };
  expect(lastText(bare, NOW)).toBe('Yesterday, Knicks at Heat: lost by 4.');
});

test('where there is no game it is said why', () => {
  expect(noneText({ ...ITEM, returns: 'October 20' })).toBe(
    'Season over. It usually returns on October 20.',
  );
  expect(noneText({ ...ITEM, gamesTonight: 0 })).toBe('No game in the next seven days.');
  expect(noneText(ITEM)).toBe('Nothing scheduled that we know of.');
  expect(tonightText({ ...ITEM, gamesTonight: 0 })).toBeUndefined();
  expect(tonightText({ ...ITEM, gamesTonight: 1 })).toBe('1 game tonight');
  expect(nameOfKey(ITEM.id)).toBe('Boston Celtics');
});

test('a player in a line: his counts, whose he is, his last game, and a name from his id', () => {
  const counts = [
    { stat: 'points', mean: 28.4, floor: 22, ceiling: 35, says: '28.4 pts (22–35)' },
    { stat: 'rebounds', mean: 12.1, floor: 9, ceiling: 15, says: '12.1 reb (9–15)' },
  ];
  const player = { position: 'C', team: 'Nuggets', counts };
  expect(countsText(player)).toBe('28.4 pts (22–35), 12.1 reb (9–15)');
  expect(countsText({ ...player, counts: [] })).toBeUndefined();
  expect(ofText({ ...ITEM, name: 'Nikola Jokić', player })).toBe('Nuggets, C, NBA');
  const last = {
    path: '/game/9',
    title: 'Kings at Nuggets',
    startTime: '2026-11-25T02:00:00Z',
    did: [{ stat: 'points', value: 31, says: '31 pts (we said 28.4, 22–35)' }],
    sample: true,
  };
  expect(didText(last, NOW)).toBe('Yesterday, Kings at Nuggets: 31 pts (we said 28.4, 22–35).');
  expect(ofText({ ...ITEM, name: 'x', player: { ...player, last } })).toContain('sample');
  expect(nameOfKey('nba:p-3112335-nikola-jokic')).toBe('Nikola Jokic');
  expect(nameOfKey('ufc:p-j-penn')).toBe('P J Penn');
});
