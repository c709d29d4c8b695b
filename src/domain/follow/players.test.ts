import { expect, test } from 'vitest';
import { followableOf, followedLeagues, followId, sameFollow } from './follow.ts';
import { type Follow, followedIds, isFollowed, withFollow } from './followed.ts';
import { followedInText, followedText } from './followedText.ts';
import { EXAMPLE_PLAYER } from './playerNow.fixture.ts';
import { askedKey, playerAsked, playerFollowId, playersAsked, playsWithin } from './playerNow.ts';
import {
  lastStats,
  nextStats,
  playerAheadText,
  playerGameTitle,
  statsText,
} from './playerWords.ts';

const JOKIC = 'nba:p-3112335-nikola-jokic';
const at = (minute: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + 60_000 * minute);
const when = (minute: number) => at(minute).toISOString();

test('a player’s id is as any other to lists, and says who he is by his number', () => {
  expect(playerFollowId('NBA', '3112335', 'Nikola Jokić')).toBe(JOKIC);
  expect(followId(followableOf(JOKIC) ?? { league: '', key: '' })).toBe(JOKIC);
  expect(playerAsked(JOKIC)).toEqual({
    league: 'NBA',
    playerId: '3112335',
    nameKey: 'nikola-jokic',
  });
  expect(playerAsked('nfl:p-n203999')).toEqual({
    league: 'NFL',
    playerId: 'n203999',
    nameKey: '',
  });
  expect(askedKey(EXAMPLE_PLAYER)).toBe('nba:p-3112335');
  const list = withFollow([], JOKIC, true, when(0)) ?? [];
  expect(followedInText(followedText(list))).toEqual(list);
});

test('names of any length and letters give an id that lists take', () => {
  for (const name of ['x'.repeat(120), '王', `${'a'.repeat(49)} b`, 'D’Angelo Russell II']) {
    const id = playerFollowId('EPL', `n${'1'.repeat(24)}`, name);
    expect(followableOf(id), id).toBeDefined();
    expect(playerAsked(id)?.playerId).toBe(`n${'1'.repeat(24)}`);
  }
});

test('nobody is a player in leagues whose players we do not forecast, in sports, or as a team', () => {
  const others = ['ncaab:p-3-x', 'mls:p-3', 'ufc:p-3-x', 'nba:boston-celtics', 'nba', 'nba:p'];
  for (const id of others) expect(playerAsked(id), id).toBeUndefined();
  expect(playersAsked([...others, JOKIC])).toHaveLength(1);
  expect(followedLeagues([JOKIC, 'nfl:buffalo-bills'])).toEqual(['NFL']);
});

test('another spelling of his name is the same player; fighters and teams are told apart', () => {
  expect(sameFollow(JOKIC, 'nba:p-3112335')).toBe(true);
  expect(sameFollow(JOKIC, 'nba:p-3112335-n-jokic')).toBe(true);
  expect(sameFollow(JOKIC, 'nba:p-31123356')).toBe(false);
  expect(sameFollow(JOKIC, 'wnba:p-3112335-nikola-jokic')).toBe(false);
  expect(sameFollow('ufc:p-j-penn', 'ufc:p-j-other')).toBe(false);
  const list = withFollow([], 'nba:p-3112335-n-jokic', true, when(0)) ?? [];
  expect(isFollowed(list, JOKIC)).toBe(true);
  const left: readonly Follow[] = withFollow(list, JOKIC, false, when(1)) ?? [];
  expect(followedIds(left)).toEqual([]);
  expect(isFollowed(left, 'nba:p-3112335')).toBe(false);
  // Followed again under the new spelling he is on the list once.
  const again = withFollow(list, JOKIC, true, when(1)) ?? [];
  expect(followedIds(again)).toEqual([JOKIC]);
});

test('his main counts are those of his line, floor to ceiling', () => {
  const { next } = EXAMPLE_PLAYER;
  if (!next?.line) throw new Error('no line');
  expect(playerGameTitle(next)).toBe('Nuggets at Lakers');
  expect(statsText(EXAMPLE_PLAYER)).toBe('25.5 pts (21–29), 11.3 reb (8–13), 8.2 ast (6–10)');
  expect(nextStats(EXAMPLE_PLAYER)[0]).toMatchObject({ stat: 'points', floor: 21, ceiling: 29 });
  expect(playerAheadText(EXAMPLE_PLAYER)).toBe('Questionable, plays 62%');
  expect(playerAheadText({ next: { ...next, line: { ...next.line, plays: 1 } } })).toBeUndefined();
});

test('who is out has no counts, whatever was drawn before; without a line nothing is made up', () => {
  const { next } = EXAMPLE_PLAYER;
  expect(statsText({ next, status: 'Out' })).toBeUndefined();
  expect(playerAheadText({ next, status: 'Out' })).toBe('Out');
  expect(statsText({ next: next && { ...next, line: undefined } })).toBeUndefined();
  expect(statsText({})).toBeUndefined();
});

test('a last game says what we had said, where we had', () => {
  const { last } = EXAMPLE_PLAYER;
  const says = last && lastStats('C', last).map((done) => done.says);
  expect(says).toEqual(['31 pts (we said 28.4, 22–35)', '12 reb (we said 12.1, 9–15)', '9 ast']);
});

test('he plays within a time from its beginning to the start', () => {
  const start = Date.parse(EXAMPLE_PLAYER.next?.gameTime ?? '');
  const hour = 3_600_000;
  expect(playsWithin(EXAMPLE_PLAYER, new Date(start - hour), hour)).toBeDefined();
  expect(playsWithin(EXAMPLE_PLAYER, new Date(start - hour - 1), hour)).toBeUndefined();
  expect(playsWithin(EXAMPLE_PLAYER, new Date(start), hour)).toBeUndefined();
});
