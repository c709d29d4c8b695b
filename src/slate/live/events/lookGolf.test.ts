import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventCurve } from '#contract/live/eventCurve.ts';
import { eventLive } from '#contract/live/eventLive.ts';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { espn } from '#local/standins/feeds/espn/espn.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readLiveWatch } from '#slate/operation/store/liveWatch.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { promptClient } from '#store/tools.ts';
import { scriptedEvents, tournament } from '#test/eventExample.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite } from '#wiring';
import { lookLive } from '../lookLive.ts';
import { readEventPicture } from './picture.ts';

const MINUTE = 60_000;
/** How far this process was ahead before any test. */
const BEFORE = clockOffsetMs(process.env);
const HOUR = 60 * MINUTE;

let database: TestDatabase;
let server: FeedServer;
let start: number;
let minute = 0;
/** Holes that everyone has played of the first round; the first of the field is two better on each nine. */
let holes = 0;
const machine = (): number => performance.timeOrigin + performance.now();
/** Begins on a full five minutes. */
const next = (ms: number): number => Math.ceil(ms / (5 * MINUTE)) * 5 * MINUTE;

const leaderboard = (event: string, ids: readonly string[]) => ({
  events: [
    {
      id: event,
      status: { type: { name: 'STATUS_IN_PROGRESS', state: 'in' } },
      competitions: [
        {
          status: {
            period: 1,
            type: { name: 'STATUS_IN_PROGRESS', state: 'in', detail: 'Round 1' },
          },
          competitors: ids.map((id, at) => ({
            id,
            athlete: { displayName: `Player ${id}` },
            status: { period: 1, thru: holes, type: { name: 'STATUS_IN_PROGRESS', state: 'in' } },
            linescores: [{ period: 1, value: 36, displayValue: at === 0 ? '-4' : '+1' }],
          })),
        },
      ],
    },
  ],
});

beforeAll(async () => {
  database = await startTestDatabase();
  start = next(Date.now() + HOUR);
  const event = tournament(60);
  const ids = event.kind === 'tournament' ? event.field.map(({ id }) => id) : [];
  await refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({}),
    events: scriptedEvents({
      Golf: [
        {
          ...event,
          sourceId: 'golf-401',
          startTime: new Date(start).toISOString(),
          timeKnown: true,
        },
      ],
    }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
  server = await serveFeed(
    espn({ events: () => undefined, leaderboard: (id) => leaderboard(id, ids) }),
    { now: () => start + minute * MINUTE },
  );
});
afterAll(async () => {
  moveDate(BEFORE);
  await server?.stop();
  await database?.stop();
});

/** Moves the database to so many minutes after the start, and looks. */
async function lookAt(minutes: number) {
  minute = minutes;
  const ahead = start - machine() + minutes * MINUTE + 1000;
  moveDate(ahead);
  await database.moveClock(ahead - BEFORE);
  const site = createSite({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
    ESPN_BASE_URL: server.url,
    FEED_GAP_MS: '0',
  });
  const run = await lookLive(site);
  const [row] = await database.query<{ id: number }>('select id::int from events');
  const now = new Date(start + minutes * MINUTE + 1000);
  const client = site.use(promptClient);
  return {
    run,
    picture: await readEventPicture(client, row?.id ?? 0, now),
    watched: await readLiveWatch(client),
  };
}

test('a tournament is looked at every five minutes, from the published figures on', async () => {
  const first = await lookAt(5);
  expect(first.run).toMatchObject({ status: 'done', requests: 1, events: 1, changes: 1 });
  expect(server.asked.at(-1)).toMatch(/golf\/pga\/leaderboard\?event=401$/);
  holes = 9;
  expect((await lookAt(7)).run).toEqual({ status: 'idle' });
  const { picture, watched } = await lookAt(10);
  expect(watched).toMatchObject([{ league: 'pga-tour', of: 'tournament', games: 1, playing: 1 }]);
  expect(Date.parse(watched[0]?.toldAt ?? '')).toBeGreaterThan(start + 9 * MINUTE);
  expect(eventLive.answer.parse(picture?.live)).toEqual(picture?.live);
  expect(eventCurve.answer.parse(picture?.curve)).toEqual(picture?.curve);
  const leader = picture?.live.field?.leaders[0];
  expect(leader).toMatchObject({ place: 1, tied: false, toPar: -4, thru: 9 });
  expect(leader?.now?.win).toBeGreaterThan(leader?.before?.win ?? 100);
  expect(picture?.curve?.field?.holesPlayed).toEqual([0, 0, 12.5]);
});
