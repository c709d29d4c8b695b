import { afterEach, expect, test } from 'vitest';
import { NOT_FOUND_REPLY, reply, type StandInFeed } from './feed.ts';
import { DEAD_MODES, FEED_MODES } from './mode.ts';
import { type FeedServer, serveFeed } from './serveFeed.ts';

const FEED: StandInFeed = {
  name: 'Example',
  kindOf: ({ pathname }) => pathname,
  answer: ({ url, now }) =>
    url.pathname === '/list'
      ? reply({ leagues: [{ id: '1' }], events: [{ id: 1 }, { id: 2 }], at: now })
      : NOT_FOUND_REPLY,
};

let server: FeedServer | undefined;
afterEach(() => server?.stop());

const get = (path: string) => fetch(`${server?.url}${path}`);

test('what is asked is counted by kind, with the bytes of its answers, and refusals apart', async () => {
  server = await serveFeed(FEED, { now: () => 5 });
  const text = await (await get('/list?x=1')).text();
  expect(JSON.parse(text)).toMatchObject({ at: 5 });
  expect((await get('/elsewhere')).status).toBe(404);
  expect((await fetch(`${server.url}/list`, { method: 'POST' })).status).toBe(405);
  expect(server.asked).toEqual(['/list?x=1', '/elsewhere', '/list']);
  expect(server.counts.byKind.get('/list')).toMatchObject({ requests: 2, bytes: text.length });
  expect(server.counts.total()).toMatchObject({ requests: 3, refused: 2 });
  server.counts.clear();
  expect(server.counts.total().requests).toBe(0);
});

test('a feed may die in five ways and change in two, and be well again', async () => {
  server = await serveFeed(FEED);
  const seen = new Map<string, string>();
  for (const mode of FEED_MODES) {
    await server.become(mode);
    const told = await get('/list').catch(() => undefined);
    const text = (await told?.text()) ?? '';
    seen.set(mode, `${told?.status} ${text.replace(/"at":\d+/, '')}`);
  }
  expect(seen.get('unreachable')).toBe('undefined ');
  expect(seen.get('5xx')).toContain('503');
  expect(seen.get('403')).toMatch(/^403 .*html/);
  expect(seen.get('400')).toMatch(/^400 \{/);
  expect(seen.get('html')).toMatch(/^200 <!doctype html>/);
  expect(seen.get('otherShape')).toContain('"eventsV2"');
  expect(seen.get('otherCount')).toContain('"leagues":[{"id":"1"}],"events":[]');
  expect(new Set(DEAD_MODES).size).toBe(5);
  await server.become('well');
  expect((await get('/list')).status).toBe(200);
});
