import { expect, test } from 'vitest';
import type { FollowedItem } from '#contract/followed.ts';
import { withTeamNames } from './withTeamNames.ts';

const item = (id: string, name?: string): FollowedItem => ({
  id,
  name,
  leagueName: 'NFL',
  path: '/league/nfl',
});
const TEAMS = { seriea: { 'as-roma': 'AS Roma' } };
const named = async (id: string, teams = async () => TEAMS) =>
  (await withTeamNames([item(id)], teams))[0]?.name;

test('a team in its off-season has the name of its page, and one that does not exist has none', async () => {
  expect(await named('seriea:as-roma')).toBe('AS Roma');
  expect(await named('nfl:nobody')).toBeUndefined();
  expect(await named('seriea:nobody')).toBeUndefined();
});

test('a fighter is believed, and so is everybody while the file of teams does not come', async () => {
  expect(await named('ufc:jon-jones')).toBe('Jon Jones');
  expect(await named('nfl:nobody', () => Promise.reject(new TypeError('offline')))).toBe('Nobody');
});

test('nothing is asked where the answer names everybody', async () => {
  const items = [item('nfl', 'NFL')];
  expect(await withTeamNames(items, () => Promise.reject(new Error('asked')))).toBe(items);
});
