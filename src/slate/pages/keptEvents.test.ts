import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import {
  DRIVERS,
  FIELD,
  fightCard,
  mainBout,
  openingBout,
  race,
  scriptedEvents,
  tennisMatch,
  tournament,
} from '#test/eventExample.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';
import archivePage from '../../../netlify/functions/archive-page.ts';
import eventPage from '../../../netlify/functions/event-page.ts';

const SHELL =
  '<head><!--head--><!--/head--></head><body><!--sample--><!--/sample--><!--page--><!--/page--></body>';

let database: TestDatabase;
let store: Store;
let site: HttpServer;
/** Ids by the feed's own. */
let ids: Record<string, number> = {};
/** Events whose pages were to be purged. */
const purged: number[] = [];

const seen = (events: Partial<Record<EventSport, readonly FeedEvent[]>>) =>
  refreshTestSlate({
    store,
    source: scriptedSource({}),
    events: scriptedEvents(events),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
    graded: async (_, events) => {
      purged.push(...events);
    },
  });

const final = { status: 'final' } as const;
const OVER = {
  UFC: [
    fightCard(-4, {
      status: 'live',
      bouts: [
        { ...mainBout },
        { ...openingBout, result: { winner: 'b', method: 'submission', round: 2 } },
      ],
    }),
  ],
  Tennis: [
    tennisMatch(-4, {
      ...final,
      result: {
        winner: 'b',
        sets: [
          [6, 4],
          [3, 6],
          [2, 6],
        ],
        retired: false,
      },
    }),
  ],
  F1: [race(-4, { ...final, result: { order: DRIVERS.toReversed(), retired: [] } })],
  Golf: [
    tournament(-4, {
      ...final,
      result: { winner: 'g3', order: [FIELD[3], ...FIELD].flatMap((one) => one?.id ?? []) },
    }),
  ],
} satisfies Partial<Record<EventSport, readonly FeedEvent[]>>;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  site = await listen(async (request) =>
    request.url.endsWith('/archive-shell')
      ? new Response(SHELL)
      : new Response('There is no such page'),
  );
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  await seen({
    UFC: [fightCard(30)],
    Tennis: [tennisMatch(24)],
    F1: [race(40)],
    Golf: [tournament(44)],
  });
  const rows = await database.query<{ id: string; source_id: string }>(
    'select id, source_id from events',
  );
  ids = Object.fromEntries(rows.map(({ id, source_id }) => [source_id, Number(id)]));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site?.stop();
  await database?.stop();
});

const context = () => ({ params: {}, site: { url: site.url } }) as unknown as Context;
const asked = (path: string) => eventPage(new Request(`https://simcast.test${path}`), context());
const archive = (path: string) =>
  archivePage(new Request(`https://simcast.test${path}`), context());
const htmlOf = async (path: string) => {
  const answer = await (path.startsWith('/archive') ? archive(path) : asked(path));
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const shown = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('while it is to come, its page has the forecast as published, and follows the slate', async () => {
  const before = await htmlOf(`/event/${ids.match}`);
  expect(before).toContain('What we said');
  expect(shown(before)).toMatch(/We said (?:Jannik Sinner|Carlos Alcaraz) \d+\.\d%\./);
  expect(before).toContain('Picks, as published');
  const { headers } = await asked(`/event/${ids.match}`);
  expect(headers.get('netlify-cache-tag')).toBe(`slate,event-${ids.match}`);
});

test('a bout that is over keeps its page under its own address while the card goes on', async () => {
  await saidLongAgo(database);
  await seen(OVER);
  const html = await htmlOf(`/event/${ids.card}/2`);
  expect(shown(html)).toContain('Max Holloway won by submission in round 2.');
  expect(shown(html)).toMatch(
    /Holloway by Submission: (?:\d+\.\d%|fewer than 0\.1%) of [\d,]+ simulated fights ended so\./,
  );
  expect(html).toMatch(/<li class="came"><span>Holloway by Submission/);
  expect(html).toMatch(/<li class="came"><span>Round 2/);
  const card = shown(await htmlOf(`/event/${ids.card}`));
  expect(card).toMatch(/2 fights forecast, 1 over, [01] picks? right\./);
  expect(card).toMatch(/Islam Makhachev vs\. Dustin Poirier Islam Makhachev \d+\.\d% Under way/);
});

test('a match, race and tournament: what was said, the result, where it fell, grades and line', async () => {
  const match = shown(await htmlOf(`/event/${ids.match}`));
  expect(match).toContain('Carlos Alcaraz won 4–6, 6–3, 6–2.');
  expect(match).toMatch(
    /Alcaraz 2–1: \d+\.\d% of [\d,]+ simulated matches ended so\. 27 games in all: the \d+(?:st|nd|rd|th) percentile\./,
  );
  expect(match).toContain('Score in sets');
  const ofRace = shown(await htmlOf(`/event/${ids.race}`));
  expect(ofRace).toMatch(/Driver L won\./);
  expect(ofRace).toMatch(/1\. Driver L \d+\.\d% \d+(?:st|nd|rd|th) 2\. Driver K/);
  expect(ofRace).toMatch(/Driver [A-L] came \d+(?:st|nd|rd|th): the \d+(?:st|nd|rd|th) percentile/);
  const golf = shown(await htmlOf(`/event/${ids.golf}`));
  expect(golf).toContain('Golfer 3 won.');
  expect(golf).toMatch(/Golfer 7, \d.*: about the \d+(?:st|nd|rd|th) percentile/);
  for (const html of [match, ofRace, golf])
    expect(html).toMatch(/Picks, graded .*line \d+ .*Re-run it/);
});

test('its head has an address of its own, an event that search engines can read, and no other’s title or description', async () => {
  const pages = [`/event/${ids.card}`, `/event/${ids.card}/1`, `/event/${ids.card}/2`];
  pages.push(...['match', 'race', 'golf'].map((name) => `/event/${ids[name]}`));
  const all = await Promise.all(pages.map(htmlOf));
  const found = (pattern: RegExp) => all.map((html) => pattern.exec(html)?.[1] ?? '');
  expect(found(/<link rel="canonical" href="https:\/\/simcast\.example([^"]+)"/)).toEqual(pages);
  for (const pattern of [/<title>([^<]+)/, /name="description" content="([^"]+)"/]) {
    expect(new Set(found(pattern)).size).toBe(pages.length);
  }
  for (const html of all) {
    expect(html).toContain('"@type":"SportsEvent"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).not.toContain('name="slate"');
  }
});

test('once graded it is cached for a year by its own tag, which new grades purge', async () => {
  const { headers } = await asked(`/event/${ids.match}`);
  expect(headers.get('netlify-cache-tag')).toBe(`event-${ids.match}`);
  expect(headers.get('netlify-cdn-cache-control')).toContain('s-maxage=31536000');
  expect(purged).toEqual(expect.arrayContaining([ids.match, ids.race, ids.golf, ids.card]));
  const card = await asked(`/event/${ids.card}`);
  expect(card.headers.get('netlify-cache-tag')).toContain('slate');
});

test('what the simulated runs came to stays when they go, a year later', async () => {
  const was = await htmlOf(`/event/${ids.race}`);
  const golf = await htmlOf(`/event/${ids.golf}`);
  await database.query(
    "update events set start_time = start_time - interval '370 days' where id = any ($1)",
    [[ids.race, ids.golf]],
  );
  await database.query('delete from slate_event_predictions where event_id = any ($1)', [
    [ids.race, ids.golf],
  ]);
  await database.query('select thin_outcomes(200)');
  const [{ gone } = { gone: false }] = await database.query<{ gone: boolean }>(
    'select bool_and(outcome is null) as gone from event_predictions where event_id = any ($1)',
    [[ids.race, ids.golf]],
  );
  expect(gone).toBe(true);
  const bars = (html: string) => html.match(/<li[^>]*><span>.*?<\/li>/g);
  expect(bars(was)).not.toBeNull();
  expect(bars(await htmlOf(`/event/${ids.race}`))).toEqual(bars(was));
  expect(bars(await htmlOf(`/event/${ids.golf}`))).toEqual(bars(golf));
});

test('lists: a league’s months, a month, and who took part', async () => {
  const [{ month } = { month: '' }] = await store.readPastMonths({ league: 'ATP', sample: false });
  expect(await htmlOf('/archive')).toContain(`href="/archive/atp/${month}"`);
  expect(await htmlOf('/archive/atp')).toContain(`href="/archive/atp/${month}"`);
  for (const list of [month, 'jannik-sinner', 'carlos-alcaraz']) {
    const html = await htmlOf(`/archive/atp/${list}`);
    expect(html).toContain(`<a href="/event/${ids.match}">Jannik Sinner vs. Carlos Alcaraz</a>`);
    expect(html).toMatch(/[01] of 1 winners right/);
  }
  expect(await htmlOf('/archive/ufc/max-holloway')).toContain(`href="/event/${ids.card}/2"`);
  expect(await htmlOf('/archive/f1/driver-c')).toContain(`href="/event/${ids.race}"`);
  expect(await htmlOf('/archive/pga-tour/golfer-5')).toContain(`href="/event/${ids.golf}"`);
});

test('sitemaps of the month name the pages of its events, and its lists', async () => {
  const [{ month } = { month: '' }] = await store.readPastMonths({ league: 'UFC', sample: false });
  const index = await (await archive('/sitemap-archive.xml')).text();
  expect(index).toContain(`/sitemap-archive/${month}.xml</loc>`);
  const own = await (await archive(`/sitemap-archive/${month}.xml`)).text();
  for (const path of [`/event/${ids.card}`, `/event/${ids.card}/2`, `/archive/ufc/${month}`]) {
    expect(own).toContain(`${path}</loc>`);
  }
});

test('what never was has no page', async () => {
  const paths = [
    '/event',
    '/event/987654',
    `/event/${ids.card}/99`,
    `/event/${ids.match}/1`,
    '/event/x',
  ];
  for (const path of paths) expect((await asked(path)).status, path).toBe(404);
  const moved = await asked(`/event/0${ids.match}/?a=b`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/event/${ids.match}?a=b`]);
});
