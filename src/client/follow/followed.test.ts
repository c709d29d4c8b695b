import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FollowedItem } from '#contract/followed.ts';
import { followedIds } from '#domain/follow/followed.ts';
import { keepFollow, readFollowed, takeFollowed } from './followed.ts';
import { FOLLOWED_KEY, PLAYER_GAMES_KEY } from './key.ts';
import { keepPlayerGames } from './playerGames.ts';

const AT = '2026-11-27T12:00:00.000Z';
const kept = new Map<string, string>();
const BILLS = 'nfl:buffalo-bills';

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is followed is on the device until it is given up', () => {
  expect(keepFollow(BILLS, true, AT)).toBe('kept');
  expect(followedIds(readFollowed())).toEqual([BILLS]);
  expect(keepFollow(BILLS, false, AT)).toBe('kept');
  expect(followedIds(readFollowed())).toEqual([]);
});

test('the list of another device comes in beside this one’s', () => {
  keepFollow(BILLS, true, AT);
  const list = takeFollowed([{ id: 'nba', at: AT }]);
  expect(followedIds(list).toSorted()).toEqual(['nba', BILLS]);
  expect(readFollowed()).toEqual(list);
});

test('a text that cannot be read is not lost', () => {
  kept.set(FOLLOWED_KEY, '{"version":2}');
  expect(readFollowed()).toEqual([]);
  keepFollow(BILLS, true, AT);
  expect([...kept.values()]).toContain('{"version":2}');
  expect(followedIds(readFollowed())).toEqual([BILLS]);
});

test('the fifty-first and a blocked storage are told apart', () => {
  for (let team = 0; team < 50; team += 1) keepFollow(`nfl:team-${team}`, true, AT);
  expect(keepFollow(BILLS, true, AT)).toBe('full');
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  expect(readFollowed()).toEqual([]);
  expect(keepFollow(BILLS, true, AT)).toBe('blocked');
});

test('the games of followed players are kept until the list changes or an answer has none', () => {
  const item = (path: string, more: object) =>
    ({ id: 'nba:p-1', next: { path }, ...more }) as FollowedItem;
  const player = { player: {} };
  keepFollow('nba:p-1', true, AT);
  keepPlayerGames([item('/game/7', player), item('/game/8', {}), item('/ufc/9', player)]);
  expect(kept.get(PLAYER_GAMES_KEY)).toBe('7');
  keepFollow(BILLS, true, AT);
  expect(kept.has(PLAYER_GAMES_KEY)).toBe(false);
  keepPlayerGames([item('/game/7', player), item('/game/12', player)]);
  expect(kept.get(PLAYER_GAMES_KEY)).toBe('7 12');
  keepPlayerGames([]);
  expect(kept.has(PLAYER_GAMES_KEY)).toBe(false);
});
