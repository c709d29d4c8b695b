import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { scoreboardUrls } from './paths.ts';

test('every league has a scoreboard of its own on the given host', () => {
  const days = { from: '2026-11-20', to: '2026-11-20' };
  const urls = TEAM_LEAGUES.flatMap((league) =>
    scoreboardUrls('https://feed.example', league, days),
  );
  expect(new Set(urls.map((url) => url.pathname)).size).toBe(TEAM_LEAGUES.length);
  expect(urls.every((url) => url.host === 'feed.example')).toBe(true);
});

test('a range is covered without gap or overlap', () => {
  const urls = scoreboardUrls('https://feed.example', 'MLB', {
    from: '2027-02-26',
    to: '2027-03-07',
  });
  expect(urls.map((url) => url.searchParams.get('dates'))).toEqual([
    '20270226-20270301',
    '20270302-20270305',
    '20270306-20270307',
  ]);
});
