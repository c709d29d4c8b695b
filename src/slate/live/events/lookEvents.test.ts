import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventCurve } from '#contract/live/eventCurve.ts';
import { eventLive } from '#contract/live/eventLive.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { listen } from '#local/http/listen.ts';
import { espn } from '#local/standins/feeds/espn/espn.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readLiveWatch } from '#slate/operation/store/liveWatch.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { scriptedEvents, tennisMatch } from '#test/eventExample.ts';
import { liveTournament, type MatchScene } from '#test/live/liveMatch.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite, placeSite } from '#wiring';
import eventLiveFunction from '../../../../netlify/functions/event-live.ts';
import eventPage from '../../../../netlify/functions/event-page.ts';
import { lookLive } from '../lookLive.ts';

const MINUTE = 60_000;
/** How far this process was ahead before any test. */
const BEFORE = clockOffsetMs(process.env);

/** The other match: its second player gives up in the second set. */
const GIVEN_UP: readonly MatchScene[] = [
  { from: 0, name: 'IN_PROGRESS', state: 'in', detail: '1st Set', sets: [[1, 2]] },
  {
    from: 60,
    name: 'RETIRED',
    state: 'post',
    detail: 'Retired',
    sets: [
      [4, 6],
      [1, 3],
    ],
    winner: 'home',
  },
];

let database: TestDatabase;
let server: FeedServer;
let start: number;
/** Minutes since the start, by which the stand-in tells. */
let minute = 0;
/** Whether the feed has changed who is home. */
let turned = false;
let ids: Record<string, number> = {};
/** The machine's clock, whatever this process's says. */
const machine = (): number => performance.timeOrigin + performance.now();

const NAMES = { a: 'Jannik Sinner', b: 'Carlos Alcaraz', c: 'Casper Ruud', d: 'Ben Shelton' };

beforeAll(async () => {
  database = await startTestDatabase();
  start = Date.now() + 60 * MINUTE;
  const startTime = new Date(start).toISOString();
  const match = (id: string, a: string, b: string): FeedEvent => ({
    ...tennisMatch(1, { startTime, a: { name: a }, b: { name: b } }),
    sourceId: `tennis-${id}`,
  });
  await refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({}),
    events: scriptedEvents({
      Tennis: [match('1', NAMES.a, NAMES.b), match('2', NAMES.c, NAMES.d)],
    }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
  const rows = await database.query<{ id: number; source_id: string }>(
    'select id::int, source_id from events',
  );
  ids = Object.fromEntries(rows.map(({ id, source_id: of }) => [of.slice(-1), id]));
  const board = (now: number) => {
    const [one, other] = [
      { id: '10', name: NAMES.a },
      { id: '11', name: NAMES.b },
    ];
    return liveTournament([
      { id: '1', start, home: turned ? other : one, away: turned ? one : other },
      {
        id: '2',
        start,
        home: { id: '12', name: NAMES.c },
        away: { id: '13', name: NAMES.d },
        scenes: GIVEN_UP,
      },
    ])(now);
  };
  server = await serveFeed(
    espn({ events: (path, now) => (path.startsWith('tennis/') ? [board(now)] : undefined) }),
    { now: () => start + minute * MINUTE },
  );
});
afterAll(async () => {
  moveDate(BEFORE);
  placeSite(undefined);
  await server?.stop();
  await database?.stop();
});
beforeEach(() => {
  server.asked.length = 0;
});

const site = () => {
  const made = createSite({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
    ESPN_BASE_URL: server.url,
    FEED_GAP_MS: '0',
  });
  placeSite(made);
  return made;
};

/** Moves the database to so many minutes after the start. */
async function at(minutes: number): Promise<void> {
  minute = minutes;
  const ahead = start - machine() + minutes * MINUTE;
  moveDate(ahead);
  await database.moveClock(ahead - BEFORE);
}
const look = () => lookLive(site(), () => {});
async function ask(path: string, now = start + minute * MINUTE): Promise<Response> {
  moveDate(now - machine());
  site();
  const params = { id: path.split('/')[3] };
  const url = new URL(path, 'http://localhost:8888');
  return eventLiveFunction(new Request(url), { params } as unknown as Context);
}
const live = async (id = '1', now?: number) =>
  eventLive.answer.parse(await (await ask(`/api/events/${ids[id]}/live`, now)).json());
const states = (id = '1') =>
  database.query<{ stage: string; sets: string; a: number | null }>(
    `select stage, (state->>'sets') || ' ' || (state->>'games') as sets, (figures->>'winA')::float as a
      from live_event_states where event_id = ${ids[id]} order by id`,
  );

test('before the start nothing is asked, and the answer waits with what was said', async () => {
  expect(await look()).toEqual({ status: 'idle' });
  expect(server.asked).toEqual([]);
  const answer = await live('1', start - MINUTE);
  expect(answer).toMatchObject({ stage: 'waiting', silent: false, sport: 'tennis' });
  expect(answer.match?.before.setScores).toHaveLength(4);
  expect(answer.match?.now).toBeUndefined();
});

test('757: a match from the published figures to its result: a game taken back, rain and a tie-break are rows of their own', async () => {
  await at(1);
  expect(await look()).toMatchObject({ status: 'done', requests: 1, games: 0, events: 2 });
  expect(server.asked).toHaveLength(1);
  expect(server.asked[0]).toMatch(/tennis\/atp\/scoreboard\?dates=\d{8}&limit=500$/);
  const first = await live();
  // Nothing has happened: what was published, to the last digit.
  expect(first.match?.now).toEqual(first.match?.before);
  const chances: number[] = [];
  for (const minutes of [10, 12, 14, 40, 50, 90, 100, 130, 150]) {
    await at(minutes);
    await look();
    const { match, stage } = await live();
    if (stage !== 'ended') {
      const sum = match?.now?.setScores.reduce((all, one) => all + one, 0);
      expect(sum, String(minutes)).toBeCloseTo(100, 1);
    }
    chances.push(match?.now?.winA ?? -1);
  }
  expect(await states()).toEqual([
    { stage: 'playing', sets: '[] [0, 0]', a: first.match?.before.winA },
    { stage: 'playing', sets: '[] [2, 1]', a: chances[0] },
    { stage: 'playing', sets: '[] [3, 1]', a: chances[1] },
    { stage: 'playing', sets: '[] [2, 1]', a: chances[0] },
    { stage: 'playing', sets: '[[6, 4]] [0, 0]', a: chances[3] },
    { stage: 'paused', sets: '[[6, 4]] [3, 2]', a: chances[4] },
    { stage: 'playing', sets: '[[6, 4]] [6, 6]', a: chances[5] },
    { stage: 'playing', sets: '[[6, 4], [6, 7]] [0, 0]', a: chances[6] },
    { stage: 'playing', sets: '[[6, 4], [6, 7]] [4, 1]', a: chances[7] },
    { stage: 'ended', sets: '[[6, 4], [6, 7], [6, 2]] [0, 0]', a: 100 },
  ]);
  expect(chances[7]).toBeGreaterThan(80);
  const ended = await live();
  expect(ended).toMatchObject({ stage: 'ended', match: { score: { winner: 'a' } } });
  expect(ended.match?.now).toEqual({ winA: 100, setScores: [0, 100, 0, 0] });
  expect(JSON.stringify(ended).length).toBeLessThan(1_000);
});

test('who gives up has lost, whatever the score', async () => {
  const { match, stage } = await live('2');
  expect(stage).toBe('ended');
  expect(match?.score).toMatchObject({ winner: 'a', retired: true, sets: [[4, 6]], games: [1, 3] });
  expect(match?.now).toEqual({ winA: 100, setScores: [] });
});

const SHELL =
  '<head><!--head--><!--/head--></head><body><!--sample--><!--/sample--><!--page--><!--/page--></body>';

/** The words of the match's page. */
async function page(now = start + minute * MINUTE): Promise<{ html: string; text: string }> {
  moveDate(now - machine());
  site();
  const built = await listen(async () => new Response(SHELL));
  const context = { params: {}, site: { url: built.url } } as unknown as Context;
  const answer = await eventPage(new Request(`https://simcast.test/event/${ids['1']}`), context);
  await built.stop();
  const html = await answer.text();
  return { html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

test('its page is whole without a script: score, set ends on the curve, and how it ended beside what we said', async () => {
  const { html, text } = await page();
  expect(html).toMatch(/<section class="panel live" id="live" data-live="\d+"/);
  expect(text).toContain('As it was played');
  expect(text).toContain('Sinner–Alcaraz 6–4 6–7 6–2');
  expect(text).toMatch(/We said \w+ \d+\.\d%\. Sinner won 2–1, as in \d+\.\d% of our matches\./);
  expect(html.match(/<tr><th scope="row">\d–\d<\/th>/g)).toHaveLength(3);
});

test('once all are over nothing is asked any more, and the curve stays', async () => {
  await at(200);
  expect(await look()).toEqual({ status: 'idle' });
  expect(server.asked).toEqual([]);
  const answer = await ask(`/api/events/${ids['1']}/live/curve`);
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=300');
  expect(answer.headers.get('netlify-cache-tag')).toContain(`event-${ids['1']}`);
  const { match } = eventCurve.answer.parse(await answer.json());
  expect(match?.gamesOver).toEqual([0, 0, 3, 4, 3, 10, 15, 22, 23, 28, 31]);
  expect(match?.setsOver.at(-1)).toBe(3);
  expect(match?.scores.at(-1)).toBe('6–4 6–7 6–2');
});

const watched = () =>
  readLiveWatch(
    connectStore({
      SUPABASE_URL: database.supabaseUrl,
      SUPABASE_SECRET_KEY: database.secretKey,
    }),
  );

async function again(minutes: number): Promise<void> {
  await database.query('delete from live_event_states where true');
  await database.query('delete from live_events where true');
  await at(minutes);
  await look();
}

test('758: a feed that fails leaves the match as it was; after three minutes its figure is withdrawn', async () => {
  await again(90);
  await server.become('5xx');
  await at(91);
  expect(await look()).toMatchObject({ status: 'done', events: 0, changes: 0 });
  await server.become('well');
  const told = Date.parse((await live()).asOf);
  expect((await live('1', told + 2 * MINUTE)).match?.now).toBeDefined();
  const silent = await live('1', told + 4 * MINUTE);
  expect(silent).toMatchObject({ silent: true, match: { score: { games: [6, 6] } } });
  expect(silent.match?.now).toBeUndefined();
  const { text } = await page(told + 4 * MINUTE);
  expect(text).toContain('no chance is shown until it speaks again');
  // The page that says how the site runs knows it too; the other match is over.
  const [watch, ...more] = await watched();
  expect(more).toEqual([]);
  expect(watch).toMatchObject({ league: 'ATP', of: 'match', games: 1, playing: 1 });
  expect(Date.parse(watch?.toldAt ?? '')).toBe(told);
});

test('759: a feed that changes who stands first changes no chance', async () => {
  await again(130);
  const before = await live();
  const { text } = await page();
  expect(text).toContain('As it is played Set 3, Sinner serves');
  expect(text).toMatch(/Sinner \d+\.\d% \d+\.\d% Alcaraz \d+\.\d% \d+\.\d%/);
  turned = true;
  await at(131);
  const run = await look();
  turned = false;
  expect(run).toMatchObject({ status: 'done', events: 2 });
  // The scripted score is of the home side, which is the other player now.
  const after = await live();
  expect(before.match?.score).toMatchObject({
    sets: [
      [6, 4],
      [6, 7],
    ],
    games: [4, 1],
    server: 'a',
  });
  expect(after.match?.score).toMatchObject({
    sets: [
      [4, 6],
      [7, 6],
    ],
    games: [1, 4],
    server: 'b',
  });
  expect(after.match?.now?.winA).toBeLessThan(30);
});

test('760: samples, events without a word of ours and other numbers are not found', async () => {
  expect((await ask('/api/events/999999/live')).status).toBe(404);
  expect((await ask('/api/events/999999/live/curve')).status).toBe(404);
  expect((await ask('/api/events/-1/live')).status).toBe(400);
  expect((await ask('/api/events/x/live')).status).toBe(400);
});
