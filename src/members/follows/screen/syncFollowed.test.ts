import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFollow, onFollowedElsewhere, readFollowed } from '#client/follow/followed.ts';
import { type Follow, type Followed, followedIds, mergeFollowed } from '#domain/follow/followed.ts';
import { FOLLOWS } from '../paths.ts';
import { followedSync } from './syncFollowed.ts';

const AT = '2026-11-27T12:00:00.000Z';
const BILLS = 'nfl:buffalo-bills';
const follow = (id: string, gone?: true): Follow => ({ id, at: AT, ...(gone && { gone }) });

const stored = new Map<string, string>();
const server = { userId: 'a', list: [] as Followed, status: 200, asked: [] as string[] };

/** The server: one member's list, merged as the database merges it. */
async function answer(path: string, init: RequestInit): Promise<Response> {
  expect(path).toBe(FOLLOWS);
  server.asked.push(init.method ?? 'GET');
  if (server.status !== 200) return Response.json({ error: 'no' }, { status: server.status });
  if (init.method === 'POST') {
    const body = JSON.parse(String(init.body));
    expect(body).toMatchObject({ userId: server.userId, version: 1 });
    server.list = mergeFollowed(server.list, body.list);
  }
  return Response.json({ userId: server.userId, version: 1, list: server.list });
}

beforeEach(() => {
  stored.clear();
  Object.assign(server, { userId: 'a', list: [], status: 200, asked: [] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

test('at sign-in both lists become one; then nothing is asked until something changes', async () => {
  server.list = [follow('nba')];
  keepFollow(BILLS, true, AT);
  const sync = followedSync();
  await sync();
  expect(followedIds(readFollowed()).toSorted()).toEqual(['nba', BILLS]);
  expect(followedIds(server.list).toSorted()).toEqual(['nba', BILLS]);
  expect(server.asked).toEqual(['GET', 'POST']);
  await sync();
  expect(server.asked).toHaveLength(2);
  keepFollow('mls', true, AT);
  await sync();
  expect(followedIds(server.list)).toContain('mls');
});

test('the page hears of what came from the account', async () => {
  const page = new EventTarget();
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const heard: Followed[] = [];
  onFollowedElsewhere((list) => heard.push(list));
  server.list = [follow('nba')];
  await followedSync()();
  expect(heard).toEqual([[follow('nba')]]);
});

test('what was given up elsewhere goes here, too', async () => {
  keepFollow(BILLS, true, '2026-11-01T12:00:00.000Z');
  server.list = [follow(BILLS, true)];
  await followedSync()();
  expect(followedIds(readFollowed())).toEqual([]);
  expect(server.asked).toEqual(['GET']);
});

test('what is followed during an exchange is sent after it', async () => {
  keepFollow(BILLS, true, AT);
  const sync = followedSync();
  const first = sync();
  keepFollow('mls', true, AT);
  await Promise.all([first, sync()]);
  expect(followedIds(server.list).toSorted()).toEqual(['mls', BILLS]);
});

test('a second member on the same device gets their own list, not the first one’s', async () => {
  keepFollow(BILLS, true, AT);
  await followedSync()();
  Object.assign(server, { userId: 'b', list: [follow('nba')] });
  keepFollow('mls', true, AT);
  await followedSync()();
  expect(followedIds(server.list)).toEqual(['nba']);
  expect(followedIds(readFollowed())).toEqual(['nba']);
});

test.each([401, 428, 429, 500])(
  'after a %i the device’s list stays, and is tried again',
  async (status) => {
    server.status = status;
    keepFollow(BILLS, true, AT);
    await followedSync()();
    expect(followedIds(readFollowed())).toEqual([BILLS]);
    server.status = 200;
    await followedSync()();
    expect(followedIds(server.list)).toEqual([BILLS]);
  },
);

test('an answer of another shape changes nothing', async () => {
  keepFollow(BILLS, true, AT);
  for (const odd of [null, [], { userId: 'a', version: 2, list: [] }, { version: 1, list: [] }]) {
    vi.stubGlobal('fetch', async () => Response.json(odd));
    await followedSync()();
  }
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await followedSync()();
  expect(followedIds(readFollowed())).toEqual([BILLS]);
});
