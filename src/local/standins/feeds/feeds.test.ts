import { expect, test } from 'vitest';
import { bovada } from './bovada.ts';
import type { FeedReply, StandInFeed } from './feed.ts';
import { jolpicaStandIn } from './jolpica.ts';
import { openMeteoStandIn } from './openMeteo.ts';
import { sportsDb } from './sportsDb.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const HOUR = 3_600_000;

const ask = (feed: StandInFeed, path: string, now = NOW): FeedReply =>
  feed.answer({ url: new URL(path, 'https://feed.invalid'), headers: new Headers(), now });

const boxing = () =>
  sportsDb({
    leagues: Array.from({ length: 40 }, (_, at) => ({ idLeague: String(at) })),
    events: () =>
      Array.from({ length: 12 }, (_, at) => ({
        league: at % 2 === 0 ? '4445' : '4464',
        start: NOW + (at - 5.5) * HOUR,
        item: { idEvent: String(at) },
      })),
  });
const rows = ({ body }: FeedReply): unknown => (body as { events: unknown }).events;

test('the free key gives five leagues, one event before and after, and three of a day', () => {
  const feed = boxing();
  const at = '/api/v1/json/3';
  expect(ask(feed, `${at}/all_leagues.php`).body).toMatchObject({
    leagues: [0, 1, 2, 3, 4].map((id) => ({ idLeague: String(id) })),
  });
  expect(rows(ask(feed, `${at}/eventsnextleague.php?id=4445`))).toEqual([{ idEvent: '6' }]);
  expect(rows(ask(feed, `${at}/eventspastleague.php?id=4445`))).toEqual([{ idEvent: '4' }]);
  expect(rows(ask(feed, `${at}/eventsday.php?d=2026-11-21&l=4445`))).toHaveLength(3);
  expect(rows(ask(feed, `${at}/eventsday.php?d=2026-11-25&l=4445`))).toBeNull();
  expect(ask(feed, '/api/v1/json/456/all_leagues.php').status).toBe(404);
  expect(ask(feed, `${at}/everything.php`).status).toBe(404);
});

/** Statuses of several simultaneous requests, and of one more some time later. */
function pressed(feed: StandInFeed, path: string, count: number, later: number): readonly number[] {
  const asked = Array.from({ length: count }, () => ask(feed, path).status);
  return [...new Set(asked.slice(0, -1)), asked.at(-1) ?? 0, ask(feed, path, NOW + later).status];
}

test('the 31st request of a minute is one too many', () => {
  expect(pressed(boxing(), '/api/v1/json/3/all_leagues.php', 31, 60_001)).toEqual([200, 429, 200]);
});

test('Jolpica gives four answers a second and 500 an hour', () => {
  const path = '/ergast/f1/2026/races.json?limit=100';
  expect(pressed(jolpicaStandIn({ races: () => [] }), path, 5, 1_001)).toEqual([200, 429, 200]);
  const slowly = jolpicaStandIn({ races: () => [] });
  const statuses = Array.from(
    { length: 501 },
    (_, at) => ask(slowly, path, NOW + at * 1_001).status,
  );
  expect([new Set(statuses.slice(0, 500)).size, statuses[500]]).toEqual([1, 429]);
});

test('Jolpica knows its addresses, and pages hold 30 rows unless asked for up to 100', () => {
  const races = Array.from({ length: 120 }, (_, round) => ({ round }));
  const feed = jolpicaStandIn({
    races: () => races,
    sheet: () => ({ round: 1 }),
    last: () => ({}),
  });
  const count = (path: string) =>
    (ask(feed, path, NOW).body as { MRData: { RaceTable: { Races: unknown[] } } }).MRData.RaceTable
      .Races.length;
  expect(count('/ergast/f1/2026/races.json')).toBe(30);
  expect(count('/ergast/f1/2026/races.json?limit=1000')).toBe(100);
  expect(count('/ergast/f1/2026/1/sprint.json')).toBe(1);
  expect(count('/ergast/f1/current/last/results.json')).toBe(1);
  expect(ask(feed, '/ergast/f1/2026/drivers.json', NOW + HOUR).status).toBe(404);
});

test('Bovada has the coupons of its book and nothing else', () => {
  const feed = bovada({ coupon: (path) => (path === 'football/nfl' ? [] : undefined) });
  const at = '/services/sports/event/coupon/events/A/description';
  expect(ask(feed, `${at}/football/nfl?marketFilterId=def`).body).toEqual([]);
  expect(ask(feed, `${at}/curling`).status).toBe(404);
  expect(ask(feed, '/').status).toBe(404);
});

const forecast = (count: number, more = '&hourly=temperature_2m&forecast_days=6') =>
  `/v1/forecast?latitude=${'40,'.repeat(count).slice(0, -1)}&longitude=${'-74,'
    .repeat(count)
    .slice(0, -1)}${more}`;

test('Open-Meteo answers one place with an object, several with a list, hour by hour', () => {
  const feed = openMeteoStandIn();
  expect(ask(feed, forecast(1)).body).toMatchObject({ hourly_units: { temperature_2m: '°F' } });
  const { body } = ask(feed, forecast(3));
  expect(body).toHaveLength(3);
  const [{ hourly } = { hourly: { time: [] } }] = body as { hourly: { time: number[] } }[];
  expect(hourly.time).toHaveLength(144);
});

test('what Open-Meteo cannot do it says with a reason, and refuses what is over its limits', () => {
  const feed = openMeteoStandIn();
  for (const query of ['&hourly=nothing', '&forecast_days=17', '&longitude=1']) {
    const odd =
      query === '&longitude=1' ? '/v1/forecast?latitude=1,2&longitude=1' : forecast(1, query);
    expect(ask(feed, odd), query).toMatchObject({
      status: 400,
      body: { error: true, reason: expect.any(String) },
    });
  }
  const busy = openMeteoStandIn();
  const statuses = Array.from({ length: 13 }, () => ask(busy, forecast(50)).status);
  expect([statuses[11], statuses[12]]).toEqual([200, 429]);
  expect(ask(busy, forecast(50)).body).toEqual({
    error: true,
    reason: expect.stringContaining('Minutely'),
  });
  expect(ask(busy, '/v1/archive').status).toBe(404);
});
