import { expect, test } from 'vitest';
import type { RaceEvent } from '#domain/events/race.ts';
import { eventsFixtureText } from '../../espn/events/payloads.fixture.ts';
import { F1_SEASON } from '../../f1db/f1db.fixture.ts';
import { BRITISH, jolpicaAnswer, rows } from '../../jolpica/jolpica.fixture.ts';
import { SourceError } from '../../source.ts';
import { fakeFeeds } from '../fakeFeeds.fixture.ts';
import { liveEventSource } from '../liveEvents.ts';
import { stageAt } from './stageAt.ts';

const DAYS = { from: '2026-07-01', to: '2026-07-07' };
const BEFORE = new Date('2026-07-02T12:00:00Z');
const QUALIFIED = new Date('2026-07-04T18:00:00Z');
const AFTER = new Date('2026-07-06T12:00:00Z');

const CALENDAR = { '/2026/races.json': jolpicaAnswer(BRITISH) };
const LINEUP = { '/current/last/results.json': jolpicaAnswer({ Results: rows([3, 2, 1, 0]) }) };
const GRID = { '/10/qualifying.json': jolpicaAnswer({ QualifyingResults: rows([1, 0, 2, 3]) }) };
const finished = (driver: number) => ({
  grid: String(driver + 1),
  status: driver === 3 ? 'Engine' : 'Finished',
});
const RESULT = {
  '/10/results.json': jolpicaAnswer({ Results: rows([0, 1, 2, 3], finished) }),
  '/10/sprint.json': jolpicaAnswer({ SprintResults: rows([2, 1, 0, 3], finished) }),
};
const SCOREBOARD = { 'racing/f1/scoreboard': eventsFixtureText('f1') };

async function ask(answers: Readonly<Record<string, unknown>>, now: Date) {
  const { fetch, asked } = fakeFeeds(answers);
  const source = liveEventSource({ fetch, delay: async () => undefined });
  const { events, quarantined } = await source.events('F1', DAYS, now);
  const named = (name: string) => events.find((event) => event.name === name) as RaceEvent;
  return { events, quarantined, asked, named, race: named('British Grand Prix') };
}

const grid = ({ cars }: RaceEvent) => cars.map(({ driver, grid }) => [driver, grid]);

test('before qualifying a race has the cars of the latest race, without a grid', async () => {
  const { race } = await ask({ ...CALENDAR, ...LINEUP }, BEFORE);
  expect(race).toMatchObject({
    sourceId: 'f1-2026-06-29-race',
    status: 'scheduled',
    track: 'Silverstone Circuit',
    venue: { city: 'Silverstone', country: 'UK' },
  });
  expect(grid(race)).toEqual([
    ['Charles Leclerc', undefined],
    ['Alexander Albon', undefined],
    ['Lando Norris', undefined],
    ['Max Verstappen', undefined],
  ]);
});

test('once qualifying is done a race has its entry list and grid', async () => {
  const { race } = await ask({ ...CALENDAR, ...LINEUP, ...GRID }, QUALIFIED);
  expect(grid(race)).toEqual([
    ['Lando Norris', 1],
    ['Max Verstappen', 2],
    ['Alexander Albon', 3],
    ['Charles Leclerc', 4],
  ]);
});

test('a finished race has its own result, sheet and grid, and so has the sprint', async () => {
  const { race, named } = await ask({ ...CALENDAR, ...LINEUP, ...GRID, ...RESULT }, AFTER);
  expect(race).toMatchObject({
    status: 'final',
    cars: [{ driver: 'Max Verstappen', team: 'Red Bull', grid: 1 }, {}, {}, {}],
    result: {
      order: ['Max Verstappen', 'Lando Norris', 'Alexander Albon', 'Charles Leclerc'],
      retired: ['Charles Leclerc'],
    },
  });
  expect(named('British Grand Prix – Sprint').result?.order[0]).toBe('Alexander Albon');
});

test('two feeds that name a session do not double it: when of the one, what and where of the other', async () => {
  const { events } = await ask({ ...CALENDAR, ...LINEUP, ...GRID, ...SCOREBOARD }, QUALIFIED);
  expect(events.map(({ sourceId, status }) => `${sourceId} ${status}`).sort()).toEqual([
    'f1-2026-06-29-practice-1 final',
    'f1-2026-06-29-qualifying live',
    'f1-2026-06-29-race scheduled',
    'f1-2026-06-29-sprint final',
    'f1-2026-06-29-sprint-qualifying final',
  ]);
  expect(events.every(({ name }) => name.startsWith('British Grand Prix'))).toBe(true);
});

test('a result of the scoreboard names drivers as the entry list does', async () => {
  const { named } = await ask({ ...CALENDAR, ...LINEUP, ...SCOREBOARD }, QUALIFIED);
  const sprint = named('British Grand Prix – Sprint');
  expect(sprint.result?.order).toEqual(['Max Verstappen', 'Alexander Albon', 'Una Known']);
  expect(grid(sprint)).toEqual([
    ['Charles Leclerc', undefined],
    ['Alexander Albon', undefined],
    ['Lando Norris', 2],
    ['Max Verstappen', 1],
  ]);
});

test('either feed alone will do; the other is noted', async () => {
  const { events, quarantined } = await ask(SCOREBOARD, QUALIFIED);
  expect(events).toHaveLength(5);
  expect(quarantined.map(({ item }) => item)).toContain('jolpica calendar');
  const alone = await ask(CALENDAR, QUALIFIED);
  expect(alone.events).toHaveLength(5);
  expect(alone.race.cars).toEqual([]);
  expect(alone.quarantined.map(({ item }) => item)).toEqual([
    'espn F1',
    'f1-2026-06-29-sprint sprint',
    'f1 line-up',
    'f1-2026-06-29-race qualifying',
  ]);
});

test('where both fail there is one clear error', async () => {
  await expect(ask({}, BEFORE)).rejects.toThrow(SourceError);
});

test('the end of a year asks for both seasons', async () => {
  const { fetch, asked } = fakeFeeds({ '/races.json': { MRData: { RaceTable: { Races: [] } } } });
  const days = { from: '2026-12-28', to: '2027-01-10' };
  await liveEventSource({ fetch }).events('F1', days, new Date('2026-12-30T12:00:00Z'));
  expect(asked.filter((url) => url.includes('races.json'))).toEqual([
    'https://api.jolpi.ca/ergast/f1/2026/races.json?limit=100',
    'https://api.jolpi.ca/ergast/f1/2027/races.json?limit=100',
  ]);
});

test.each([
  ['2026-07-05T13:59:59Z', 'race', 'scheduled'],
  ['2026-07-05T14:00:00Z', 'race', 'live'],
  ['2026-07-05T17:59:59Z', 'race', 'live'],
  ['2026-07-05T18:00:00Z', 'race', 'final'],
  ['2026-07-05T15:59:59Z', 'qualifying', 'live'],
  ['2026-07-05T16:00:00Z', 'qualifying', 'final'],
] as const)('by the clock alone, at %s a %s of 14:00 is %s', (now, session, status) => {
  expect(stageAt('2026-07-05T14:00:00.000Z', session, new Date(now))).toBe(status);
});

test('where Jolpica has no result yet, f1db’s counts, and is named', async () => {
  const lagging = { '/10/results.json': jolpicaAnswer(), '/10/sprint.json': jolpicaAnswer() };
  const { race, named, quarantined } = await ask(
    { ...CALENDAR, ...LINEUP, ...GRID, ...lagging, ...F1_SEASON },
    AFTER,
  );
  expect(race.result?.order[0]).toBe('Lando Norris');
  expect(race.result?.retired).toEqual(['Nico Hulkenberg', 'Charles Leclerc']);
  expect(grid(race)[0]).toEqual(['Lando Norris', 2]);
  expect(named('British Grand Prix – Sprint').result?.order[0]).toBe('Charles Leclerc');
  expect(quarantined).toContainEqual({
    item: 'f1-2026-06-29-race results from f1db',
    reason: 'jolpica has none',
  });
});

test('Jolpica dead: the scoreboard’s sessions, results of f1db in its names', async () => {
  const { events, quarantined } = await ask({ ...SCOREBOARD, ...F1_SEASON }, AFTER);
  const sprint = events.find(({ sourceId }) => sourceId.endsWith('-sprint'));
  expect(sprint).toMatchObject({
    status: 'final',
    cars: [{ driver: 'Charles Leclerc', grid: 1 }, { driver: 'Lando Norris' }],
    result: { order: ['Charles Leclerc', 'Lando Norris'] },
  });
  expect(quarantined.map(({ item }) => item).slice(-4)).toEqual([
    'f1-2026-06-29-sprint sprint from f1db',
    'f1-2026-06-29-race qualifying',
    'f1 line-up from f1db',
    'jolpica calendar',
  ]);
});

test('Jolpica dead before a race: the scoreboard names no cars, f1db those of the latest race', async () => {
  const { '/10-great-britain/race-results.yml': latest, ...season } = F1_SEASON;
  const earlier = { ...season, '/09-spain/race-results.yml': latest };
  const { events } = await ask({ ...SCOREBOARD, ...earlier }, BEFORE);
  const race = events.find(({ sourceId }) => sourceId.endsWith('-race')) as RaceEvent | undefined;
  expect(race?.cars.map(({ driver }) => driver)).toHaveLength(5);
  expect(race?.cars[0]?.driver).toBe('Lando Norris');
});
