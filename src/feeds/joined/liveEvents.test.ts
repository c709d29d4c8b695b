import { expect, test } from 'vitest';
import { EVENT_SPORTS, type EventSport } from '#domain/events/event.ts';
import { eventsFixtureText } from '../espn/events/payloads.fixture.ts';
import { SourceError } from '../source.ts';
import { sportsDbEvent } from '../thesportsdb/sportsDb.fixture.ts';
import { fakeFeeds } from './fakeFeeds.fixture.ts';
import { liveEventSource } from './liveEvents.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const DAYS = { from: '2026-11-14', to: '2026-12-26' };
const JULY = { from: '2026-07-01', to: '2026-07-20' };
const atOnce = async () => undefined;

function source(
  answers: Readonly<Record<string, unknown>>,
  options: Parameters<typeof liveEventSource>[0] = {},
) {
  const { fetch, asked } = fakeFeeds(answers);
  return { ...liveEventSource({ fetch, delay: atOnce, ...options }), asked };
}

test('UFC cards of the days asked for', async () => {
  const { events, asked } = source({ 'mma/ufc': eventsFixtureText('ufc') });
  const answer = await events('UFC', { from: '2026-11-20', to: '2026-11-30' }, NOW);
  expect(asked).toEqual([
    'https://site.api.espn.com/apis/site/v2/sports/mma/ufc/scoreboard?dates=20261120-20261130&limit=500',
    'https://sports.core.api.espn.com/v2/sports/mma/leagues/ufc/events/600000001',
    'https://sports.core.api.espn.com/v2/sports/mma/leagues/ufc/events/600000001/competitions/406',
  ]);
  expect(answer.events.map(({ name }) => name)).toEqual(['UFC 400: Able vs. Báker']);
});

test('golf of the tours ESPN has, one failing tour does not lose the others', async () => {
  const { events, asked } = source({
    'golf/pga/': eventsFixtureText('golf'),
    golf: { events: [] },
    'golf/liv': 500,
  });
  const answer = await events('Golf', DAYS, NOW);
  expect(asked.map((url) => /golf\/[a-z-/]+/.exec(url)?.[0]).toSorted()).toEqual([
    'golf/champions-tour/scoreboard',
    'golf/eur/scoreboard',
    'golf/liv/scoreboard',
    'golf/lpga/scoreboard',
    'golf/ntw/scoreboard',
    'golf/pga/leaderboard',
    'golf/pga/scoreboard',
  ]);
  expect(answer.events.every(({ league }) => league === 'pga-tour')).toBe(true);
  expect(answer.events).toHaveLength(4);
});

test('a tournament under way is of today although it began before', async () => {
  const { events } = source({ 'golf/pga/': eventsFixtureText('golf'), golf: { events: [] } });
  const answer = await events('Golf', { from: '2026-11-21', to: '2026-11-22' }, NOW);
  expect(answer.events.map(({ name }) => name)).toEqual(['Example Classic']);
});

test('NASCAR’s three series', async () => {
  const { events } = source({
    'nascar-premier': eventsFixtureText('nascar'),
    nascar: { events: [] },
  });
  const answer = await events('NASCAR', DAYS, NOW);
  expect(answer.events.map(({ league, name }) => `${league} ${name}`)).toEqual([
    'NASCAR-Cup Nowhere 250',
  ]);
});

const TOURS = {
  leagues: [
    { idLeague: '4464', strLeague: 'ATP World Tour', strSport: 'Tennis' },
    { idLeague: '5001', strLeague: 'ATP Challenger', strSport: 'Tennis' },
    { idLeague: '4328', strLeague: 'English Premier League', strSport: 'Soccer' },
  ],
};
const challenger = (change: object) =>
  sportsDbEvent({
    strSport: 'Tennis',
    idLeague: '5001',
    strLeague: 'ATP Challenger',
    strTimestamp: '2026-07-10T12:00:00',
    strHomeTeam: 'Ann Able',
    ...change,
  });

test('tennis: both tours of ESPN, other tours of TheSportsDB, nothing twice', async () => {
  const next = {
    events: [
      challenger({ idEvent: '1', strAwayTeam: 'Bea Baker' }),
      challenger({ idEvent: '2', strHomeTeam: 'D. Dirt', strAwayTeam: 'R. Rest' }),
    ],
  };
  const { events, asked } = source({
    'tennis/atp': eventsFixtureText('tennis'),
    'tennis/wta': eventsFixtureText('tennis'),
    all_leagues: TOURS,
    'eventsnextleague.php?id=5001': next,
    'eventspastleague.php?id=5001': { events: null },
  });
  const answer = await events('Tennis', JULY, NOW);
  const ids = answer.events.map(({ sourceId }) => sourceId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('tennis-170002');
  expect(ids).toContain('tennis-sdb-1');
  expect(ids).not.toContain('tennis-sdb-2');
  expect(asked.some((url) => url.includes('id=4464'))).toBe(false);
});

test('tennis while ESPN cannot be reached: the main tours of TheSportsDB', async () => {
  const event = challenger({ idLeague: '4464', strAwayTeam: 'Bea Baker' });
  const { events } = source({
    'eventsnextleague.php?id=4464': { events: [event] },
    'league.php': { events: null },
  });
  const answer = await events('Tennis', JULY, NOW);
  expect(answer.events).toMatchObject([{ tour: 'ATP World Tour', name: 'Ann Able vs Bea Baker' }]);
  expect(answer.quarantined.map(({ item }) => item)).toEqual(['espn tennis', 'sportsdb tours']);
});

test('boxing: next, past, and the coming days, each event once', async () => {
  const { events, asked } = source({ '4445': { events: [sportsDbEvent()] } });
  const answer = await events('Boxing', DAYS, NOW);
  expect(answer.events.map(({ sourceId }) => sourceId)).toEqual(['boxing-2300001']);
  expect(asked.slice(0, 4)).toEqual([
    'https://www.thesportsdb.com/api/v1/json/3/eventsnextleague.php?id=4445',
    'https://www.thesportsdb.com/api/v1/json/3/eventspastleague.php?id=4445',
    'https://www.thesportsdb.com/api/v1/json/3/eventsday.php?d=2026-11-20&l=4445',
    'https://www.thesportsdb.com/api/v1/json/3/eventsday.php?d=2026-11-21&l=4445',
  ]);
  expect(asked).toHaveLength(10);
});

test('each feed may stand elsewhere', async () => {
  const bases = {
    espnBaseUrl: 'http://127.0.0.1:1/',
    sportsDbBaseUrl: 'http://127.0.0.1:2/',
    jolpicaBaseUrl: 'http://127.0.0.1:3/',
  };
  const { events, asked } = source({}, bases);
  for (const sport of EVENT_SPORTS) await events(sport, DAYS, NOW).catch(() => undefined);
  expect(new Set(asked.map((url) => new URL(url).port))).toEqual(new Set(['1', '2', '3']));
});

test.each(EVENT_SPORTS)('%s: where every feed fails there is one clear error', async (sport) => {
  for (const wrong of [404, 500, '<html></html>', '{"events":[', '{"code":1}', 'null']) {
    const { events } = source({ '/': wrong });
    await expect(events(sport, DAYS, NOW)).rejects.toThrow(SourceError);
  }
});

test.each<[EventSport, string, string]>([
  ['UFC', '2026-11-21', '2026-11-20'],
  ['F1', '', '2026-11-20'],
  ['Boxing', '2026-11-20', 'tomorrow'],
])('%s: no days from %j to %j', async (sport, from, to) => {
  const { events, asked } = source({});
  await expect(events(sport, { from, to }, NOW)).rejects.toThrow('no days');
  expect(asked).toEqual([]);
});
