import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProbeLine, ProbeVerdict } from '#domain/operation/probe.ts';
import type { FeedMode } from '#local/standins/feeds/mode.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { smallFeeds } from '#local/standins/feeds/smallWorld.fixture.ts';
import { runProbe } from '../probe/runProbe.ts';
import { probesOf } from './probes.ts';

const NOVEMBER = new Date('2026-11-26T12:00:00Z');
const AGENT = 'Simcast (+https://simcast.example)';

let servers: Record<string, FeedServer>;
/** Advanced by waiting, as if time had passed. */
let time: number;
beforeEach(async () => {
  time = NOVEMBER.getTime();
  servers = {};
  for (const [name, feed] of Object.entries(smallFeeds())) {
    servers[name] = await serveFeed(feed, { now: () => time });
  }
});
afterEach(() => Promise.all(Object.values(servers).map(({ stop }) => stop())));

function probe(now = NOVEMBER, userAgent = AGENT): Promise<readonly ProbeLine[]> {
  time = now.getTime();
  const settings = Object.entries(servers).map(([name, { url }]) => [`${name}_BASE_URL`, url]);
  const wait = async (ms: number) => {
    time += ms;
  };
  return runProbe(probesOf(Object.fromEntries(settings), now), { userAgent, gapMs: 1_000, wait });
}

const withVerdict = (lines: readonly ProbeLine[], verdict: ProbeVerdict) =>
  lines.filter((line) => line.verdict === verdict).map(({ feed, asked }) => `${feed}: ${asked}`);
const told = (lines: readonly ProbeLine[], feed: string, asked: string) =>
  lines.find((line) => line.feed === feed && line.asked === asked);

test('feeds that answer as they do now are as expected, ranges refused included', async () => {
  const lines = await probe();
  expect(lines.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
  expect(told(lines, 'ESPN', 'NFL, one day')?.expected).toBe('at least 1 event');
  expect(told(lines, 'ESPN', 'EPL, a month')).toBeDefined();
  expect(told(lines, 'ESPN', 'NBA, from day to day')).toMatchObject({
    expected: 'refused with 400',
    answered: 'refused with 400',
  });
  expect(told(lines, 'ESPN', 'UFC, from day to day')?.answered).toMatch(/^\d+ events$/);
  // One small request per league and form: no more than a refresh makes.
  expect(lines.length).toBeLessThan(110);
  expect(servers.ESPN?.asked).toHaveLength(lines.filter(({ feed }) => feed === 'ESPN').length);
  expect(servers.SPORTSDB?.counts.total()).toMatchObject({ requests: 4, refused: 0 });
  expect(servers.JOLPICA?.counts.total()).toMatchObject({ requests: 2, refused: 0 });
});

test.each<[FeedMode, unknown]>([
  ['400', 'refused with 400'],
  ['403', 'refused with 403'],
  ['5xx', 'status 503'],
  ['html', 'a page instead of data'],
  ['otherShape', 'data of another shape'],
  ['otherCount', '0 events'],
  ['unreachable', expect.stringMatching(/^no answer: \S/)],
])('an ESPN that is %s has changed, and no other feed', async (mode, answered) => {
  await servers.ESPN?.become(mode);
  const lines = await probe();
  expect(told(lines, 'ESPN', 'NFL, one day')).toMatchObject({ answered, verdict: 'changed' });
  const changed = lines.filter(({ verdict }) => verdict === 'changed');
  expect(new Set(changed.map(({ feed }) => feed))).toEqual(new Set(['ESPN']));
});

test.each(['SPORTSDB', 'JOLPICA', 'BOVADA', 'OPEN_METEO'])(
  'another shape of %s is noticed',
  async (name) => {
    await servers[name]?.become('otherShape');
    const changed = new Set((await probe()).filter(({ verdict }) => verdict === 'changed'));
    expect(changed.size).toBeGreaterThan(0);
    expect(new Set([...changed].map(({ feed }) => feed)).size).toBe(1);
  },
);

test('a feed that shuts us out is asked once, not for every league', async () => {
  await servers.BOVADA?.become('403');
  const lines = await probe();
  expect(servers.BOVADA?.asked).toHaveLength(1);
  expect(withVerdict(lines, 'changed')).toEqual(['Bovada: NFL, coupon']);
  expect(withVerdict(lines, 'unasked')).toEqual(['Bovada: 14 more requests']);
});

test('who does not say who asks is refused by ESPN, which is a change', async () => {
  const lines = await probe(NOVEMBER, 'node');
  expect(withVerdict(lines, 'changed')).toEqual(['ESPN: NFL, one day']);
});

test('ranges that are answered again are good news, and no alarm', async () => {
  const { ESPN } = servers;
  await ESPN?.stop();
  const feeds = smallFeeds();
  const dead = feeds.ESPN;
  servers.ESPN = await serveFeed(
    {
      name: 'ESPN',
      kindOf: () => 'any',
      answer: (request) => {
        const days = request.url.searchParams.get('dates') ?? '';
        if (days.includes('-')) return { status: 200, body: { events: [{}, {}] } };
        return dead?.answer(request) ?? { status: 404, body: '' };
      },
    },
    { now: () => time },
  );
  const lines = await probe();
  expect(withVerdict(lines, 'changed')).toEqual([]);
  expect(told(lines, 'ESPN', 'NFL, from day to day')).toMatchObject({
    answered: 'answered again, with 2 items',
    verdict: 'better',
  });
});

/** An ESPN whose boards have a number of events that depends on the requested limit. */
async function boardsOf(count: (limit: string, dates: string) => number): Promise<void> {
  await servers.ESPN?.stop();
  servers.ESPN = await serveFeed({
    name: 'ESPN',
    kindOf: () => 'any',
    answer: ({ url }) => {
      const query = url.searchParams;
      const length = count(query.get('limit') ?? '', query.get('dates') ?? '');
      if (/(standings|schedule)$/.test(url.pathname)) {
        return { status: 200, body: { children: [1, 2], events: [1] } };
      }
      if (/(injuries|roster|depthcharts|summary)$/.test(url.pathname)) {
        return { status: 200, body: { injuries: [], athletes: [], depthchart: [], boxscore: {} } };
      }
      if (!/^\d+$/.test(query.get('dates') ?? '')) {
        return {
          status: /soccer|ball\/|hockey/.test(url.pathname) ? 400 : 200,
          body: { events: [1] },
        };
      }
      return { status: 200, body: { events: Array.from({ length }, () => ({})) } };
    },
  });
}

test('a list of exactly 25 is asked for otherwise: cut where more come so, whole where not', async () => {
  await boardsOf((limit) => (limit === '500' ? 25 : 60));
  const cut = await probe();
  expect(told(cut, 'ESPN', 'NHL, one day')).toMatchObject({
    answered: '25 events of 60: the list is cut',
    verdict: 'changed',
  });
  await boardsOf(() => 25);
  expect(withVerdict(await probe(), 'changed')).toEqual([]);
});

test('a day without games in mid-season is asked for once more, three weeks before', async () => {
  // All-star weekend.
  await boardsOf((_, dates) => (dates.startsWith('202602') ? 0 : 8));
  expect(withVerdict(await probe(new Date('2026-02-16T12:00:00Z')), 'changed')).toEqual([]);
});

test('out of season an empty list is right', async () => {
  await servers.ESPN?.become('otherCount');
  const july = (await probe(new Date('2026-07-25T12:00:00Z'))).filter(
    ({ verdict }) => verdict === 'changed',
  );
  const leagues = new Set(july.map(({ asked }) => asked.split(',')[0]));
  for (const asleep of ['NFL', 'NBA', 'NHL', 'NCAAF', 'NCAAB', 'EPL']) {
    expect(leagues).not.toContain(asleep);
  }
  expect(leagues).toContain('MLB');
});

test('feeds with a key are probed with it alone: a list that costs no credit, and one request', () => {
  const env = { THE_ODDS_API_KEY: 'first-key', PROPLINE_API_KEY: 'second-key' };
  const keyed = probesOf(env, NOVEMBER).filter(({ feed }) => /Odds API|PropLine/.test(feed));
  expect(keyed.map(({ feed, url, headers }) => [feed, url.href, headers])).toEqual([
    ['The Odds API', 'https://api.the-odds-api.com/v4/sports/?apiKey=first-key', undefined],
    ['PropLine', 'https://api.prop-line.com/v1/sports', { 'x-api-key': 'second-key' }],
  ]);
  expect(probesOf({}, NOVEMBER).some(({ feed }) => /Odds API|PropLine/.test(feed))).toBe(false);
});
