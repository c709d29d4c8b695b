import ICAL from 'ical.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_MATCH, EXAMPLE_TOURNAMENT } from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { OPEN } from '#http/crossOrigin.ts';
import { SAFE_TEXT } from '#http/headers.ts';
import { SITE } from '#site';
import { type AnswerReader, createAnswerReader } from '#slate/answers/reader.ts';
import type { RenderedSlate } from '#slate/answers/rendering.ts';
import { bareContext } from '#test/context.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import handler from '../../../netlify/functions/calendar.ts';

const AT = '2026-11-22T15:45:00.000Z';
const up = { reader: undefined as AnswerReader | undefined };
beforeEach(() => placeAnswers(() => up.reader));

async function publish(slate: Partial<RenderedSlate>): Promise<void> {
  up.reader = createAnswerReader(renderedStore({ asOf: AT, ...slate }));
}
beforeEach(() => publish({ games: [EXAMPLE_GAME], events: [EXAMPLE_MATCH, EXAMPLE_TOURNAMENT] }));

/** The last build's file of teams, in which the Dolphins are resting. */
const TEAMS = { nfl: { 'buffalo-bills': 'Buffalo Bills', 'miami-dolphins': 'Miami Dolphins' } };
const built = vi.fn(async () => Response.json(TEAMS));
beforeEach(() => {
  vi.stubGlobal('fetch', built);
});

const ask = (path: string, init: RequestInit = {}) =>
  handler(
    new Request(new URL(path, 'http://localhost'), init),
    bareContext({ site: { url: 'https://site.example' } }),
  );

/** The calendar as read by an independent parser. */
async function parsed(path: string) {
  const answer = await ask(path);
  expect(answer.status, path).toBe(200);
  const text = await answer.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return { answer, text, calendar, events };
}

test('an app reads who plays when, in UTC, with the pick and where it stands', async () => {
  const { answer, calendar, events } = await parsed('/calendar/nfl.ics');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SAFE_TEXT,
    ...OPEN,
    'content-type': 'text/calendar; charset=utf-8',
    'access-control-allow-origin': '*',
    'netlify-cache-tag': 'slate',
  });
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Simcast: NFL');
  expect(calendar.getFirstPropertyValue('url')).toBe(`${SITE.url}/league/nfl`);
  const [event] = events;
  expect(event?.uid).toBe(`game-18402@${new URL(SITE.url).host}`);
  expect(event?.summary).toBe('Bills 57% vs. Chiefs');
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-22T18:00:00.000Z');
  expect(event?.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(event?.location).toBe('Highmark Stadium, Orchard Park');
  expect(event?.description).toContain('−122 (DraftKings), seen Sunday, November 22, 10:41 AM EST');
  expect(event?.description.split('\n').at(-1)).toBe(`${SITE.url}/game/18402`);
  const said = (name: string) => String(event?.component.getFirstPropertyValue(name));
  expect(said('dtstamp')).toBe('2026-11-22T15:41:00Z');
  expect(said('last-modified')).toBe('2026-11-22T15:41:00Z');
  expect([said('sequence'), said('status'), said('transp')]).toEqual([
    '0',
    'CONFIRMED',
    'TRANSPARENT',
  ]);
});

test('lines are folded at 75 octets and end in CRLF, and text of a feed is only ever text', async () => {
  const name = 'A, b; c\\d\r\nBEGIN:VEVENT\nŁódź ⚽ 🏈'.padEnd(200, 'é');
  const game = { ...EXAMPLE_GAME, venue: { name, city: 'X' } };
  await publish({ games: [game] });
  const { text, events } = await parsed('/calendar/nfl.ics');
  expect(events).toHaveLength(1);
  expect(events[0]?.location).toBe(`${name.replaceAll('\r', ' ')}, X`);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
});

test('a team has its own, that of a team at rest is empty and still a calendar', async () => {
  const { calendar, events } = await parsed('/calendar/nfl/buffalo-bills.ics');
  expect(events.map(({ summary }) => summary)).toEqual(['Bills 57% vs. Chiefs']);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Simcast: Buffalo Bills');
  const rest = await parsed('/calendar/nfl/miami-dolphins.ics');
  expect(rest.events).toEqual([]);
  expect(rest.calendar.getAllSubcomponents()).toHaveLength(1);
  expect(rest.calendar.getFirstPropertyValue('x-wr-calname')).toBe('Simcast: Miami Dolphins');
});

test.each([
  '/calendar/nfl/nobody.ics',
  '/calendar/nba/buffalo-bills.ics',
  '/calendar/nfl/constructor.ics',
  '/calendar/ufc/jon-jones.ics',
  '/calendar/tennis/jannik-sinner.ics',
  '/calendar/tennis/pga-tour.ics',
  '/calendar/golf/nowhere.ics',
  '/calendar/nascar/f1.ics',
])('%s is nobody’s: not found, in words, and kept by no cache', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('There is no such calendar\n');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
});

test.each([
  ['/calendar/golf/liv-golf.ics', 'LIV Golf'],
  ['/calendar/tennis/wta.ics', 'WTA'],
  ['/calendar/nascar/nascar-truck.ics', 'NASCAR Truck'],
  ['/calendar/ufc/ufc.ics', 'UFC'],
])('%s is empty until something comes, and named', async (path, name) => {
  const { events, calendar } = await parsed(path);
  expect(events).toEqual([]);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`Simcast: ${name}`);
});

test('where the teams cannot be read, whether a calendar is empty or none is left open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  expect((await ask('/calendar/nfl/miami-dolphins.ics')).status).toBe(503);
  expect((await ask('/calendar/nfl/buffalo-bills.ics')).status).toBe(200);
});

test('a game alone; one without a prediction is not found', async () => {
  expect((await parsed('/calendar/nfl/18402.ics')).events).toHaveLength(1);
  expect((await ask('/calendar/nfl/1.ics')).status).toBe(404);
});

test('individual sports and tours have theirs: a tournament takes whole days', async () => {
  const tennis = await parsed('/calendar/tennis.ics');
  expect(tennis.events[0]?.summary).toContain(' vs. ');
  const { events } = await parsed('/calendar/golf/pga-tour.ics');
  expect(events[0]?.startDate.isDate).toBe(true);
  expect(events[0]?.endDate.compare(events[0].startDate)).toBe(1);
  expect((await parsed('/calendar/golf/liv-golf.ics')).events).toEqual([]);
  expect((await parsed('/calendar/boxing.ics')).events).toEqual([]);
});

test('the same entry moves and is put off, and stays on the screen: never a second one', async () => {
  const first = (await parsed('/calendar/nfl.ics')).events[0];
  const moved: Game = { ...EXAMPLE_GAME, gameTime: '2026-11-23T01:15:00Z' };
  const change = { times: 1, at: '2026-11-22T15:44:00Z' };
  await publish({
    games: [moved],
    moved: { games: new Map([[moved.id, change]]), events: new Map() },
  });
  const second = (await parsed('/calendar/nfl.ics')).events[0];
  expect(second?.uid).toBe(first?.uid);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  expect(second?.startDate.toJSDate().toISOString()).toBe('2026-11-23T01:15:00.000Z');
  expect(String(second?.component.getFirstPropertyValue('last-modified'))).toBe(
    '2026-11-22T15:44:00Z',
  );
  await publish({ games: [{ ...moved, status: 'postponed', detail: 'Snow' }] });
  const off = (await parsed('/calendar/nfl.ics')).events[0];
  expect(off?.uid).toBe(first?.uid);
  expect(off?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(off?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(off?.summary).toBe('Postponed: Chiefs at Bills');
});

test('an app that asks again is told that nothing is new', async () => {
  const etag = (await ask('/calendar/nfl.ics')).headers.get('etag') ?? '';
  const again = await ask('/calendar/nfl.ics', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await ask('/calendar/nfl.ics', { method: 'POST' })).status).toBe(405);
});

test.each([
  ['/calendar/NFL.ics', 301, '/calendar/nfl.ics'],
  ['/calendar/nfl/Buffalo-Bills.ics', 301, '/calendar/nfl/buffalo-bills.ics'],
  ['/calendar/nfl/0018402.ics', 301, '/calendar/nfl/18402.ics'],
  ['/calendar/curling.ics', 404, null],
  ['/calendar/nfl', 404, null],
  ['/calendar/nfl/--.ics', 404, null],
  [`/calendar/nfl/${'a'.repeat(200)}.ics`, 404, null],
  ['/calendar/nfl/%2e%2e%2f.ics', 404, null],
])('%s is %d', async (path, status, location) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('location')).toBe(location);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SAFE_TEXT, ...OPEN });
});

test('where the slate cannot be read an app keeps what it has', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  up.reader = { read: () => Promise.reject(new Error('away')) };
  const answer = await ask('/calendar/nfl.ics');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
