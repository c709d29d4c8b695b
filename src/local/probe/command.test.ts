import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedServer, serveFeed } from '../standins/feeds/serveFeed.ts';
import { smallFeeds } from '../standins/feeds/smallWorld.fixture.ts';
import { probeCommand } from './command.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const servers: FeedServer[] = [];
const environment: Record<string, string> = {};

beforeAll(async () => {
  for (const [name, feed] of Object.entries(smallFeeds())) {
    const server = await serveFeed(feed, { now: () => NOW.getTime() });
    servers.push(server);
    environment[`${name}_BASE_URL`] = server.url;
  }
});
afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

async function run(feed?: string): Promise<string> {
  const printed: string[] = [];
  await probeCommand(feed, {
    environment,
    now: NOW,
    userAgent: 'Simcast (+https://simcast.example)',
    gapMs: 0,
    wait: async () => undefined,
    print: (text) => void printed.push(text),
  });
  return printed.join('\n');
}

test('feeds that are as expected are a table of words, and a sentence', async () => {
  const text = await run('espn');
  expect(text).toMatch(/^feed +asked for +expected +answered$/m);
  expect(text).toMatch(
    /^ESPN +NFL, from day to day +refused with 400 +refused with 400 +as expected$/m,
  );
  expect(text).toMatch(/(\d+) of \1 requests were answered as expected\.$/);
});

test('one that has changed ends it with an error that counts', async () => {
  const [espn] = servers;
  await espn?.become('otherShape');
  await expect(run('ESPN')).rejects.toThrow(/\d+ have changed/);
  await espn?.become('well');
});

test('without a network nothing is known, which is said', async () => {
  for (const server of servers) await server.become('unreachable');
  await expect(run()).rejects.toThrow('No feed can be reached from here');
  for (const server of servers) await server.become('well');
});

test('a feed that does not exist is an error with the usage, and nobody is asked', async () => {
  const before = servers.map(({ asked }) => asked.length);
  await expect(run('Reuters')).rejects.toThrow(
    /^No feed is called “Reuters”\.\n\nUsage: npm run probe/,
  );
  expect(servers.map(({ asked }) => asked.length)).toEqual(before);
});
