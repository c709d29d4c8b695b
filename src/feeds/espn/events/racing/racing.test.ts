import { expect, test } from 'vitest';
import type { RaceEvent } from '#domain/events/race.ts';
import { sessionType } from '#domain/events/session.ts';
import { eventsFixtureText, parseEventsText } from '../payloads.fixture.ts';
import { f1Reader } from './f1.ts';
import { grandPrixName } from './grandPrix.ts';
import { nascarReader } from './nascar.ts';
import { trackOf } from './tracks.ts';

const f1 = parseEventsText(eventsFixtureText('f1'), f1Reader);
const cup = parseEventsText(eventsFixtureText('nascar'), nascarReader('NASCAR-Cup'));
const races = [...f1.events, ...cup.events] as readonly (RaceEvent & { sourceId: string })[];
const race = (id: string) => races.find(({ sourceId }) => sourceId === id);

test('one event a session, named so that the specification’s rule tells its type', () => {
  expect(f1.events.map(({ name, sourceId }) => [sourceId, name, sessionType(name)])).toEqual([
    ['f1-2026-06-29-practice-1', 'British Grand Prix – Practice 1', 'Practice'],
    ['f1-2026-06-29-sprint-qualifying', 'British Grand Prix – Sprint Qualifying', 'Sprint'],
    ['f1-2026-06-29-sprint', 'British Grand Prix – Sprint', 'Sprint'],
    ['f1-2026-06-29-qualifying', 'British Grand Prix – Qualifying', 'Qualifying'],
    ['f1-2026-06-29-race', 'British Grand Prix', 'Race'],
  ]);
});

test('circuit, status and the order of a finished session', () => {
  expect(race('f1-2026-06-29-sprint')).toMatchObject({
    league: 'F1',
    startTime: '2026-07-04T10:00:00.000Z',
    status: 'final',
    track: 'Silverstone Circuit',
    venue: { name: 'Silverstone Circuit', city: 'Silverstone', country: 'United Kingdom' },
    result: { order: ['Max Verstappen', 'Alex Albon', 'Una Known'], retired: [] },
  });
  expect(race('f1-2026-06-29-sprint-qualifying')?.result?.order[0]).toBe('Max Verstappen');
  expect(race('f1-2026-06-29-qualifying')?.status).toBe('live');
});

test('cars have a team: the feed’s make, else the driver’s known one, else they are left out', () => {
  expect(race('f1-2026-06-29-sprint')?.cars).toMatchObject([
    { driver: 'Max Verstappen', team: 'Red Bull', number: '1' },
    { driver: 'Alex Albon', team: 'Williams' },
  ]);
});

test('a sprint weekend as boards of 2026 have it: sessions by abbreviation or number, drivers without cars', () => {
  const drivers = ['George Russell', 'Lando Norris', 'Kimi Antonelli'];
  const competitors = drivers.map((displayName, at) => ({
    id: String(at + 1),
    order: at + 1,
    winner: at === 0,
    athlete: { displayName },
  }));
  const status = { type: { name: 'STATUS_FINAL', state: 'post', completed: true } };
  const session = (id: string, date: string, type: object) => ({
    id,
    date,
    type,
    status,
    competitors,
  });
  const read = (named: boolean) => {
    const type = (id: string, abbreviation: string) => ({ id, ...(named && { abbreviation }) });
    const competitions = [
      session('1', '2026-05-22T16:30Z', type('1', 'FP1')),
      session('2', '2026-05-22T20:30Z', type('5', 'SS')),
      session('3', '2026-05-23T16:00Z', type('6', 'SR')),
      session('4', '2026-05-23T20:00Z', type('2', 'Qual')),
      session('5', '2026-05-24T20:00Z', type('3', 'Race')),
    ];
    const event = { id: '600057433', name: 'Lenovo Canadian Grand Prix', competitions };
    return parseEventsText(JSON.stringify({ events: [event] }), f1Reader);
  };
  for (const named of [true, false]) {
    expect(read(named).quarantined).toEqual([]);
    expect(read(named).events.map((one) => one.sourceId.replace('f1-2026-05-18-', ''))).toEqual([
      'practice-1',
      'sprint-qualifying',
      'sprint',
      'qualifying',
      'race',
    ]);
  }
  const sprint = read(true).events[2] as RaceEvent;
  expect(sprint.result?.order).toEqual(drivers);
  expect(sprint.cars.map(({ team }) => team)).toEqual(['Mercedes', 'McLaren', 'Mercedes']);
});

test('sessions that are none are left out by themselves', () => {
  expect(f1.quarantined.map(({ item, reason }) => `${item}: ${reason}`)).toEqual([
    '600000010/506: session not understood: Parade',
    '600000010/507: no valid date',
    '600000010/508: session not understood: unnamed',
  ]);
});

test('a weekend without sessions is left out', () => {
  const text = JSON.stringify({ events: [{ id: '1', name: 'Moon GP', competitions: [] }] });
  expect(parseEventsText(text, f1Reader).quarantined).toEqual([
    { item: '1', reason: 'no sessions' },
  ]);
});

test('a session without readable entrants is an event all the same', () => {
  const event = JSON.parse(eventsFixtureText('f1')).events[0];
  event.competitions = [{ ...event.competitions[4], competitors: [1, null] }];
  expect(parseEventsText(JSON.stringify({ events: [event] }), f1Reader).events).toHaveLength(1);
});

test.each([
  ['Qatar Airways Australian Grand Prix', 'Australian Grand Prix'],
  ['Louis Vuitton Monaco GP', 'Monaco Grand Prix'],
  ['MSC Cruises Grande Premio de São Paulo', 'São Paulo Grand Prix'],
  ['Azerbaijan Grand Prix', 'Azerbaijan Grand Prix'],
  ['Singapore Airlines Singapore Grand Prix', 'Singapore Grand Prix'],
  ['Moon GP', 'Moon Grand Prix'],
  [undefined, undefined],
])('%s is the %s', (text, name) => {
  expect(grandPrixName(text)).toBe(name);
});

test('NASCAR: the race of the weekend, its track’s kind and length, cars with slots, order', () => {
  expect(race('nascar-600000020')).toEqual({
    kind: 'race',
    sourceId: 'nascar-600000020',
    league: 'NASCAR-Cup',
    name: 'Championship 400',
    startTime: '2026-11-08T20:00:00.000Z',
    timeKnown: true,
    status: 'final',
    venue: { name: 'Homestead-Miami Speedway', city: 'Homestead', country: 'FL, USA' },
    track: 'Homestead-Miami Speedway',
    trackType: 'intermediate',
    trackMiles: 1.5,
    cars: [
      {
        driver: 'Kyle Larson',
        team: 'Hendrick Motorsports',
        make: 'Chevrolet',
        number: '5',
        grid: 1,
      },
      {
        driver: 'Ricky Stenhouse Jr.',
        team: 'HYAK Motorsports',
        make: 'Chevrolet',
        number: '47',
        grid: 2,
      },
      { driver: 'Una Known', team: 'Other team', make: 'Ford', number: '99', grid: 3 },
    ],
    matchups: [],
    result: { order: ['Ricky Stenhouse Jr.', 'Kyle Larson', 'Una Known'], retired: [] },
  });
});

test('a race whose field and track are unknown; a weekend without a race is none', () => {
  expect(race('nascar-600000021')).toMatchObject({ cars: [], track: 'Nowhere 250' });
  expect(cup.quarantined).toEqual([{ item: '600000022', reason: 'no race' }]);
});

test('a car whose driver is to be announced is none yet', () => {
  const event = JSON.parse(eventsFixtureText('nascar')).events[0];
  event.competitions[1].competitors[2].athlete = { displayName: 'TBA' };
  const { events } = parseEventsText(
    JSON.stringify({ events: [event] }),
    nascarReader('NASCAR-Cup'),
  );
  expect((events[0] as RaceEvent).cars.map(({ driver }) => driver)).toEqual([
    'Kyle Larson',
    'Ricky Stenhouse Jr.',
  ]);
});

test('slots that two cars share are no grid', () => {
  const event = JSON.parse(eventsFixtureText('nascar')).events[0];
  event.competitions[1].competitors[0].startOrder = 2;
  const { events } = parseEventsText(
    JSON.stringify({ events: [event] }),
    nascarReader('NASCAR-Cup'),
  );
  expect((events[0] as RaceEvent).cars.map(({ grid }) => grid)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['Daytona International Speedway', 'superspeedway'],
  ['EchoPark Speedway', 'superspeedway'],
  ['Charlotte Motor Speedway Road Course', 'road course'],
  ['Charlotte Motor Speedway', 'intermediate'],
  ['Chicago Street Course', 'road course'],
  ['Chicagoland Speedway', 'intermediate'],
  ['Bristol Motor Speedway', 'short track'],
  ['Pocono Raceway', 'intermediate'],
])('%s is a %s', (name, kind) => {
  expect(trackOf(name)?.kind).toBe(kind);
});

test('Pocono is a track of 2.5 miles', () => {
  expect(trackOf('Pocono Raceway')?.miles).toBe(2.5);
});
