import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { startTestServer, type TestServer } from '../reading/misbehaving.fixture.ts';
import { SourceError } from '../source.ts';
import { FEED_NAMES, sourcesOf } from './fromEnvironment.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAYS = { from: '2026-11-22', to: '2026-11-23' };

let server: TestServer | undefined;
afterEach(() => server?.close());

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;
const said =
  (text: string | Buffer, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
const events = (...list: readonly unknown[]): Answer =>
  said(JSON.stringify({ leagues: [{ id: '1' }], events: list }));

const ODD_EVENT = { id: {}, date: 'not a date', name: 7, competitions: [{ competitors: 'two' }] };

const WAYS: readonly (readonly [string, Answer])[] = [
  ['nothing at all', said('')],
  ['null', said('null')],
  ['a list', said('[]')],
  ['a list of lists', said('[[],[null]]')],
  ['an object of nothing', said('{}')],
  ['events that are a text', said('{"events":"no","MRData":"no"}')],
  ['events that are none', events(null, 1, 'x', {}, [])],
  ['events of other shapes', events(ODD_EVENT, { ...ODD_EVENT, id: '1', competitions: {} })],
  ['a name that is a prototype', said('{"__proto__":{"events":[]},"constructor":1}')],
  ['half of an answer', said('{"events":[{"id":"1"')],
  ['a page', (response) => response.end('<!doctype html><title>Sorry</title>')],
  ['text in another encoding', said(Buffer.from('{"events":[]}', 'utf16le'))],
  ['a thousand brackets', said('['.repeat(1000) + ']'.repeat(1000))],
  ['204', (response) => response.writeHead(204).end()],
  ['404', said('{"error":"none"}', 404)],
  ['a way elsewhere', (response) => response.writeHead(302, { location: '/other' }).end()],
  ['the end of the connection', (_, request) => request.socket.destroy()],
];

test.each(WAYS)(
  'whatever is asked of a feed that answers with %s, nothing is made up',
  async (_, answer) => {
    server = await startTestServer((request, response) => void answer(response, request));
    const { url } = server;
    const settings = Object.fromEntries(FEED_NAMES.map(([, setting]) => [setting, url]));
    const live = await sourcesOf({ SIMCAST_SOURCE: 'espn', ...settings }, NOW, async () => false);
    const asked = [
      ...TEAM_LEAGUES.map(async (league) => (await live.source.games(league, DAYS, NOW)).games),
      ...EVENT_SPORTS.map(async (sport) => (await live.events.events(sport, DAYS, NOW)).events),
    ];
    for (const one of await Promise.allSettled(asked)) {
      if (one.status === 'fulfilled') expect(one.value).toEqual([]);
      else expect(one.reason).toBeInstanceOf(SourceError);
    }
  },
);
