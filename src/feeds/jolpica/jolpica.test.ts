import { expect, test } from 'vitest';
import { feedRefusal } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { SourceError } from '../source.ts';
import { BRITISH, jolpicaAnswer, rows } from './jolpica.fixture.ts';
import { type Jolpica, jolpica } from './jolpica.ts';
import { readRound } from './round.ts';
import { jolpicaRaceSchema } from './schema.ts';
import { readJolpicaSheet } from './sheet.ts';

const asked: string[] = [];
function feed(body: unknown): Jolpica {
  asked.length = 0;
  return jolpica({
    fetch: async (url) => {
      asked.push(String(url));
      const refused = feedRefusal(String(url));
      return new Response(JSON.stringify(refused?.body ?? body), {
        status: refused?.status ?? 200,
      });
    },
  });
}

const round = readRound(jolpicaRaceSchema.parse(BRITISH));

test('a round: name, circuit, place, sessions by time', () => {
  expect(round).toEqual({
    ok: true,
    value: {
      season: 2026,
      round: 10,
      name: 'British Grand Prix',
      track: 'Silverstone Circuit',
      venue: { name: 'Silverstone Circuit', city: 'Silverstone', country: 'UK' },
      sessions: [
        { session: 'practice-1', startTime: '2026-07-03T10:30:00.000Z', timeKnown: true },
        { session: 'sprint-qualifying', startTime: '2026-07-03T14:30:00.000Z', timeKnown: true },
        { session: 'sprint', startTime: '2026-07-04T10:00:00.000Z', timeKnown: true },
        { session: 'qualifying', startTime: '2026-07-04T14:00:00.000Z', timeKnown: true },
        { session: 'race', startTime: '2026-07-05T14:00:00.000Z', timeKnown: true },
      ],
    },
  });
});

test('a race without an hour starts at noon in New York; one without a day is none', () => {
  const { time: _, ...dayOnly } = BRITISH;
  const read = readRound(jolpicaRaceSchema.parse(dayOnly));
  expect(read.ok && read.value.sessions.at(-1)).toEqual({
    session: 'race',
    startTime: '2026-07-05T16:00:00.000Z',
    timeKnown: false,
  });
  expect(readRound(jolpicaRaceSchema.parse({ ...BRITISH, date: null }))).toEqual({
    ok: false,
    reason: 'no valid date',
  });
});

test('a sheet: order, slots from 1 (the pit lane is 0), who retired, who did not start', () => {
  const more = [
    { grid: '1', status: 'Finished' },
    { grid: '0', status: '+1 Lap' },
    { grid: '4', status: 'Engine' },
    { grid: '3', status: 'Did not start' },
  ];
  const sheet = readJolpicaSheet(
    jolpicaRaceSchema.parse({ Results: rows([1, 0, 2, 3], (driver) => more[driver] ?? {}) })
      .Results ?? [],
  );
  expect(sheet.cars[0]).toEqual({ driver: 'Lando Norris', team: 'McLaren', number: '2' });
  expect(sheet.result).toEqual({
    order: ['Lando Norris', 'Max Verstappen', 'Alexander Albon'],
    retired: ['Alexander Albon'],
  });
  expect([...sheet.grid]).toEqual([
    ['Max Verstappen', 1],
    ['Alexander Albon', 4],
  ]);
});

test('a disqualified driver did not retire', () => {
  const status = () => ({ status: 'Disqualified' });
  const { Results = [] } = jolpicaRaceSchema.parse({ Results: rows([0], status) });
  expect(readJolpicaSheet(Results).result.retired).toEqual([]);
});

test('asks for 100 rows a page, and for the latest race', async () => {
  if (!round.ok) throw new Error(round.reason);
  const one = feed(jolpicaAnswer({ ...BRITISH, QualifyingResults: rows([2, 0]) }));
  const sheet = await one.sheet(round.value, 'qualifying');
  expect(sheet?.result.order).toEqual(['Alexander Albon', 'Max Verstappen']);
  await one.lineup();
  await one.calendar(2026);
  expect(asked).toEqual([
    'https://api.jolpi.ca/ergast/f1/2026/10/qualifying.json?limit=100',
    'https://api.jolpi.ca/ergast/f1/current/last/results.json?limit=100',
    'https://api.jolpi.ca/ergast/f1/2026/races.json?limit=100',
  ]);
});

test('a session without rows has no sheet; unreadable races are refused one by one', async () => {
  if (!round.ok) throw new Error(round.reason);
  expect(await feed(jolpicaAnswer()).sheet(round.value, 'results')).toBeUndefined();
  const calendar = await feed(jolpicaAnswer(BRITISH, null, { season: '2026' })).calendar(2026);
  expect(calendar.map(({ ok }) => ok)).toEqual([true, false, false]);
});

test.each([null, [], {}, { MRData: {} }, { MRData: { RaceTable: { Races: {} } } }])(
  'no answer: %j',
  async (body) => {
    await expect(feed(body).calendar(2026)).rejects.toThrow(SourceError);
  },
);

test('case 86: an answer of another series, season or round is refused', async () => {
  if (!round.ok) throw new Error(round.reason);
  const { value } = round;
  const table = (MRData: object) => feed({ MRData });
  const Races = [{ ...BRITISH, QualifyingResults: rows([2, 0]) }];
  const motorcycles = table({ series: 'motogp', RaceTable: { Races } });
  await expect(motorcycles.calendar(2026)).rejects.toThrow('of another series (motogp)');
  await expect(motorcycles.lineup()).rejects.toThrow('of another series');
  const old = table({ series: 'f1', RaceTable: { season: '2019', round: '10', Races } });
  await expect(old.calendar(2026)).rejects.toThrow('of another round (2019/10)');
  await expect(old.sheet(value, 'qualifying')).rejects.toThrow('of another round');
  const race = table({ series: 'F1', RaceTable: { Races: [{ ...Races[0], round: '11' }] } });
  await expect(race.sheet(value, 'qualifying')).rejects.toThrow('of another round (2026/11)');
});

test('case 86: races of another season are refused one by one', async () => {
  const calendar = await feed(jolpicaAnswer(BRITISH, { ...BRITISH, season: '2019' })).calendar(
    2026,
  );
  expect(calendar.map((one) => (one.ok ? 'read' : one.reason))).toEqual([
    'read',
    'of another round (2019/10)',
  ]);
});

test('a whole season: a calendar of 24 rounds, and a qualifying of twenty cars, the pole first', async () => {
  if (!round.ok) throw new Error(round.reason);
  const season = Array.from({ length: 24 }, (_, at) => ({ ...BRITISH, round: String(at + 1) }));
  const calendar = await feed(jolpicaAnswer(...season)).calendar(2026);
  expect(calendar.map((one) => one.ok && one.value.round)).toEqual(season.map((_, at) => at + 1));
  const qualified = Array.from({ length: 20 }, (_, at) => ({
    number: String(60 - at),
    position: String(at + 1),
    Driver: { driverId: `d${at}`, givenName: 'Driver', familyName: `No. ${at}` },
    Constructor: { constructorId: 'x', name: `Team ${at >> 1}` },
    Q1: '1:20.000',
  }));
  const one = feed(jolpicaAnswer({ ...BRITISH, QualifyingResults: qualified }));
  const sheet = await one.sheet(round.value, 'qualifying');
  expect(sheet?.cars).toHaveLength(20);
  expect(sheet?.cars[0]).toEqual({ driver: 'Driver No. 0', team: 'Team 0', number: '60' });
});
