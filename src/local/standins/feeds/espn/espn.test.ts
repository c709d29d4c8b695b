import { expect, test } from 'vitest';
import type { FeedReply } from '../feed.ts';
import { espn } from './espn.ts';
import type { EspnWorld, StandInEvent } from './world.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const HOUR = 3_600_000;
const OWN = 'Simcast (+https://simcast.example)';

const event = (id: string, start: string, more: Partial<StandInEvent> = {}): StandInEvent => ({
  id,
  start: Date.parse(start),
  item: () => ({ id }),
  ...more,
});

/** A number of games per hour, from a given start on. */
const many = (count: number, start: string): StandInEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    ...event(`m${at}`, start),
    start: Date.parse(start) + Math.floor(at / 40) * HOUR,
  }));

const LEAGUES: Readonly<Record<string, readonly StandInEvent[]>> = {
  'football/nfl': [
    event('last', '2026-11-21T04:30:00Z', { teams: ['1', '2'] }),
    event('today', '2026-11-21T20:00:00Z', { teams: ['2', '3'] }),
    event('next', '2026-12-06T18:00:00Z', { teams: ['1', '3'] }),
    event('playoff', '2027-01-10T18:00:00Z', { teams: ['1', '3'] }),
  ],
  'soccer/eng.1': [
    event('played', '2026-11-07T15:00:00Z', { teams: ['360'] }),
    event('tomorrow', '2026-11-22T15:00:00Z', { teams: ['360'] }),
    event('later', '2026-11-28T15:00:00Z', { teams: ['360'] }),
    event('spring', '2027-04-10T15:00:00Z', { teams: ['360'] }),
  ],
  'basketball/mens-college-basketball': many(180, '2026-11-21T17:00:00Z').map((one, at) => ({
    ...one,
    ranked: at < 12,
  })),
  'baseball/mlb': many(600, '2026-06-02T20:00:00Z'),
  'golf/pga': [event('major', '2026-11-19T12:00:00Z', { end: Date.parse('2026-11-22T22:00:00Z') })],
  'mma/ufc': [event('card', '2026-11-28T23:00:00Z')],
};

const WORLD: EspnWorld = {
  events: (path) => LEAGUES[path],
  board: (path) => ({ leagues: [{ slug: path.split('/')[1] }] }),
  injuries: (path) => (path === 'football/nfl' ? { injuries: [] } : undefined),
  depthChart: (_, team) => ({ team: { id: team } }),
  summary: (_, id) => (id === '7' ? { boxscore: {} } : undefined),
  leaderboard: (id) => ({ events: [{ id }] }),
  standings: (path, year) => (year === 2026 ? { name: path } : undefined),
};

function ask(path: string, headers: Record<string, string> = { 'user-agent': OWN }): FeedReply {
  const url = new URL(path, 'https://espn.invalid');
  return espn(WORLD).answer({ url, headers: new Headers(headers), now: NOW });
}

const board = (path: string, query: string) =>
  ask(`/apis/site/v2/sports/${path}/scoreboard?${query}`);
const ids = ({ body }: FeedReply): string[] =>
  (body as { events: { id: string }[] }).events.map(({ id }) => id);

test.each(['football/nfl', 'soccer/eng.1', 'baseball/mlb', 'basketball/mens-college-basketball'])(
  '%s is refused in every form of a range, in ESPN’s words',
  (path) => {
    for (const dates of [
      '20261121-20261127',
      '20261121-20261121',
      '20261121-',
      '20261121,20261122',
    ]) {
      expect(board(path, `dates=${dates}`)).toMatchObject({
        status: 400,
        body: { code: 400, message: 'Failed to get events endpoint.' },
      });
    }
  },
);

test('individual sports are answered by range, and what lasts for days on each of them', () => {
  expect(ids(board('mma/ufc', 'dates=20261121-20261225'))).toEqual(['card']);
  expect(ids(board('golf/pga', 'dates=20261121-20261121'))).toEqual(['major']);
  expect(ids(board('golf/pga', 'dates=20261123-20261125'))).toEqual([]);
});

test('a day is one of New York, a month and a year whole', () => {
  expect(ids(board('football/nfl', 'dates=20261120'))).toEqual(['last']);
  expect(ids(board('football/nfl', 'dates=20261121'))).toEqual(['today']);
  expect(ids(board('football/nfl', 'dates=202611'))).toEqual(['last', 'today']);
  expect(ids(board('football/nfl', 'dates=2026'))).toHaveLength(4);
  expect(ids(board('football/nfl', 'dates=2027'))).toEqual([]);
  expect(board('football/nfl', 'dates=20261301').status).toBe(400);
  expect(board('football/nfl', 'dates=tomorrow').status).toBe(400);
});

test('soccer to come is told by months and not by days; its season is called by its first year', () => {
  expect(ids(board('soccer/eng.1', 'dates=20261122'))).toEqual(['tomorrow']);
  expect(ids(board('soccer/eng.1', 'dates=20261128'))).toEqual([]);
  expect(ids(board('soccer/eng.1', 'dates=202611'))).toEqual(['played', 'tomorrow', 'later']);
  expect(ids(board('soccer/eng.1', 'dates=2026'))).toHaveLength(4);
});

test('a list stops at 100 without a limit, is whole up to 500, and cut to 25 above it', () => {
  const lengths = ['', '&limit=50', '&limit=500', '&limit=501', '&limit=1000'].map(
    (limit) => ids(board('baseball/mlb', `dates=202606${limit}`)).length,
  );
  expect(lengths).toEqual([100, 50, 500, 25, 25]);
});

test('college boards without their group list ranked teams alone', () => {
  const path = 'basketball/mens-college-basketball';
  expect(ids(board(path, 'dates=20261121&limit=500'))).toHaveLength(12);
  expect(ids(board(path, 'dates=20261121&limit=500&groups=50'))).toHaveLength(180);
});

test.each([
  ['nobody', {}],
  ['an empty name', { 'user-agent': '' }],
  ['a library', { 'user-agent': 'node' }],
  ['a browser', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0' }],
  ['a browser that says more', { 'user-agent': 'Mozilla/5.0 (+https://simcast.example)' }],
])('%s is refused with a page', (_, headers) => {
  const told = ask('/apis/site/v2/sports/football/nfl/scoreboard?dates=20261121', headers);
  expect(told).toMatchObject({ status: 403, body: expect.stringContaining('Access Denied') });
});

test('what has not changed is confirmed', () => {
  const path = '/apis/site/v2/sports/football/nfl/scoreboard?dates=20261121';
  const { etag = '' } = ask(path).headers ?? {};
  const again = ask(path, { 'user-agent': OWN, 'if-none-match': etag });
  expect([again.status, again.body]).toEqual([304, '']);
  expect(ask(path, { 'user-agent': OWN, 'if-none-match': 'W/"other"' }).status).toBe(200);
});

test('the core API answers a range with references, page by page, of soccer to come too', () => {
  const { body } = ask('/v2/sports/soccer/leagues/eng.1/events?dates=20261121-20261130&limit=1');
  expect(body).toMatchObject({ count: 2, pageCount: 2, pageSize: 1 });
  expect(JSON.stringify(body)).toContain('/leagues/eng.1/events/tomorrow?');
  const second = ask(
    '/v2/sports/soccer/leagues/eng.1/events?dates=20261121-20261130&limit=1&page=2',
  );
  expect(JSON.stringify(second.body)).toContain('/events/later?');
});

test('a team’s schedule is whole, of soccer without what is to come', () => {
  const of = (path: string, team: string) =>
    ask(`/apis/site/v2/sports/${path}/teams/${team}/schedule`);
  expect(ids(of('football/nfl', '1'))).toEqual(['last', 'next', 'playoff']);
  expect(ids(of('soccer/eng.1', '360'))).toEqual(['played']);
  const rest = ask('/apis/site/v2/sports/soccer/eng.1/teams/360/schedule?season=2026&fixture=true');
  expect(ids(rest)).toEqual(['tomorrow', 'later', 'spring']);
  const last = ask('/apis/site/v2/sports/football/nfl/teams/1/schedule?season=2025');
  expect(ids(last)).toEqual([]);
  expect(of('football/nfl', '99').status).toBe(404);
});

test('standings have an address of their own, of college by the division’s group', () => {
  const table = (path: string, query: string) => ask(`/apis/v2/sports/${path}/standings?${query}`);
  expect(table('soccer/usa.1', 'season=2026').body).toEqual({ name: 'soccer/usa.1' });
  expect(table('soccer/usa.1', 'season=2031').status).toBe(404);
  expect(table('football/college-football', 'season=2026').status).toBe(404);
  expect(table('football/college-football', 'season=2026&group=80').status).toBe(200);
});

test('what the world knows more of is told; every other address is not found', () => {
  const site = '/apis/site/v2/sports';
  expect(ask(`${site}/football/nfl/injuries`).status).toBe(200);
  expect(ask(`${site}/football/nfl/teams/2/depthcharts`).body).toEqual({ team: { id: '2' } });
  expect(ask(`${site}/football/nfl/summary?event=7`).status).toBe(200);
  expect(ask(`${site}/golf/leaderboard?event=9`).body).toEqual({ events: [{ id: '9' }] });
  for (const path of [
    `${site}/soccer/eng.1/injuries`,
    `${site}/football/nfl/summary?event=8`,
    `${site}/football/nothing/scoreboard`,
    `${site}/football/nfl/standings`,
    `${site}/football/nfl/leaderboard`,
    '/',
    '/api/v1/json/3/all_leagues.php',
  ]) {
    expect(ask(path).status, path).toBe(404);
  }
});
