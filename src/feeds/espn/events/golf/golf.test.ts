import { expect, test } from 'vitest';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { eventsFixtureText, parseEventsText } from '../payloads.fixture.ts';
import { readOut } from './out.ts';
import { readPurse } from './purse.ts';
import { golferSchema } from './schema.ts';
import { readToPar } from './toPar.ts';
import { golfReader } from './tournament.ts';

const answer = parseEventsText(eventsFixtureText('golf'), golfReader('dp-world-tour'));

function tournament(id: string): GolfTournament {
  const found = answer.events.find(({ sourceId }) => sourceId === `golf-${id}`);
  if (found?.kind !== 'tournament') throw new Error(`no tournament ${id}`);
  return found;
}

test('a finished tournament: host course, dates by day, purse, a play-off winner, the cut last', () => {
  const { field, ...facts } = tournament('401800001');
  expect(facts).toEqual({
    kind: 'tournament',
    sourceId: 'golf-401800001',
    league: 'dp-world-tour',
    name: 'Example Classic',
    startTime: '2026-11-19T17:00:00.000Z',
    endTime: '2026-11-22T17:00:00.000Z',
    timeKnown: false,
    status: 'final',
    venue: { name: 'Example Links', city: 'Sea Island', country: 'GA, USA' },
    course: 'Example Links',
    purse: '$8,400,000',
    pairs: [],
    groups: [],
    result: { winner: '1', order: ['1', '2', '3', '5'] },
  });
  expect(field.map(({ name }) => name)).toEqual([
    'Pat Pine',
    'Olaf Oak',
    'Early Home',
    'Evan Even',
  ]);
});

test('a field to come: everyone once, the withdrawn left out, nationality markets it has players for', () => {
  const { field, groups, purse, venue, course } = tournament('401800002');
  expect(field.map(({ id }) => id)).toEqual(['11', '12', '13', '14']);
  expect(groups.map(({ name }) => name)).toEqual(['Top GB and Ireland']);
  expect([purse, venue?.city, course]).toEqual(['€2,000,000', 'Malaga', 'Example Park']);
});

test('a tournament under way: its field, and no result yet', () => {
  const event = JSON.parse(eventsFixtureText('golf')).events.find(
    ({ id }: { id: string }) => id === '401800001',
  );
  const status = { type: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false } };
  const [competition] = event.competitions;
  const competitors = competition.competitors.slice(0, 4);
  const under = { ...event, status, competitions: [{ ...competition, status, competitors }] };
  const { events, quarantined } = parseEventsText(
    JSON.stringify({ events: [under] }),
    golfReader('pga-tour'),
  );
  expect(quarantined).toEqual([]);
  expect(events).toMatchObject([{ status: 'live', timeKnown: false, result: undefined }]);
  expect(events[0]?.kind === 'tournament' && events[0].field.length).toBe(4);
});

/** The answer with other entries in its pairs week. */
function fieldOf(...competitors: readonly object[]) {
  const event = JSON.parse(eventsFixtureText('golf')).events.find(
    ({ id }: { id: string }) => id === '401800003',
  );
  event.competitions = [{ competitors }];
  const [read] = parseEventsText(
    JSON.stringify({ events: [event] }),
    golfReader('pga-tour'),
  ).events;
  if (read?.kind !== 'tournament') throw new Error('no tournament');
  return read.field;
}

const athlete = (displayName: string) => ({ athlete: { displayName } });

test('a week of pairs has its teams as entries; one without entries has no field', () => {
  expect(tournament('401800003').field).toEqual([
    { id: '77', name: 'Pine / Oak', members: ['Pine', 'Oak'] },
  ]);
  expect(tournament('401800004').field).toEqual([]);
});

test('a pair’s players by name where the feed lists them', () => {
  const roster = [athlete('Pat Pine'), athlete('Olaf Oak')];
  const team = { displayName: 'Pine/Oak' };
  expect(fieldOf({ id: '77', type: 'team', team, roster })).toEqual([
    { id: '77', name: 'Pat Pine / Olaf Oak', members: ['Pat Pine', 'Olaf Oak'] },
  ]);
  expect(fieldOf({ id: '77', type: 'athlete', ...athlete('Pine/Oak') })).toMatchObject([
    { name: 'Pine / Oak', members: ['Pine', 'Oak'] },
  ]);
  expect(fieldOf({ id: '77', type: 'team', team: { displayName: 'Europe' } })).toEqual([
    { id: '77', name: 'Europe' },
  ]);
});

test('players beside their teams’ standing are the field; a place to be taken is none', () => {
  const team = { displayName: 'Four Aces' };
  const sides = [
    { id: '77', type: 'team', team },
    { id: '1', type: 'athlete', team, ...athlete('Pat Pine') },
  ];
  expect(fieldOf(...sides).map(({ name }) => name)).toEqual(['Pat Pine']);
  expect(fieldOf({ id: '1', type: 'athlete', ...athlete('TBD') })).toEqual([]);
  expect(fieldOf({ id: '7', type: 'team', team: { displayName: 'Pine / TBD' } })).toEqual([]);
});

test.each([
  [{ type: { name: 'STATUS_CUT' } }, 'cut'],
  [{ displayValue: 'CUT' }, 'cut'],
  [{ position: { displayName: 'MDF' } }, 'cut'],
  [{ type: { name: 'STATUS_WITHDRAWN' } }, 'withdrawn'],
  [{ displayValue: 'WD' }, 'withdrawn'],
  [{ type: { name: 'STATUS_DISQUALIFIED' } }, 'disqualified'],
  [{ type: { shortDetail: 'DQ' } }, 'disqualified'],
  [{ type: { name: 'STATUS_FINISH' }, position: { displayName: 'T13' } }, undefined],
  [undefined, undefined],
] as const)('with the status %j a player is out: %s', (status, out) => {
  expect(readOut(golferSchema.parse({ id: '1', status }))).toBe(out);
});

test('players without an id and events without a date are left out by themselves', () => {
  expect(answer.quarantined.map(({ item }) => item)).toEqual(['401800001/#5', '401800005']);
});

test.each([
  ['E', 0],
  ['-14', -14],
  ['+2', 2],
  [3, 3],
  ['WD', undefined],
  [null, undefined],
  [{ value: 276, displayValue: '-12' }, -12],
  [{ value: 288, displayValue: 'E' }, 0],
  [{ value: 276 }, undefined],
] as const)('%j against par is %s', (score, strokes) => {
  expect(readToPar(score)).toBe(strokes);
});

test.each([
  [{ displayPurse: '$20,000,000', purse: 1 }, '$20,000,000'],
  [{ displayPurse: undefined, purse: '20,000,000' }, '$20,000,000'],
  [{ displayPurse: undefined, purse: '€2,000,000' }, '€2,000,000'],
  [{ displayPurse: '$0', purse: 0 }, undefined],
  [{ displayPurse: undefined, purse: null }, undefined],
])('purse of %j', (event, purse) => {
  expect(readPurse(event)).toBe(purse);
});

test('who withdrew before his first round did not start: he is in the field and not in the order', () => {
  const event = JSON.parse(eventsFixtureText('golf')).events[0];
  const { competitors } = event.competitions[0];
  const absent = { ...competitors[1], id: '77', order: 99, linescores: [], score: 'E' };
  const begun = { ...absent, id: '78', order: 98, linescores: [{ value: 80, period: 1 }] };
  competitors.push(absent, begun);
  const [read] = parseEventsText(
    JSON.stringify({ events: [event] }),
    golfReader('pga-tour'),
  ).events;
  if (read?.kind !== 'tournament') throw new Error('no tournament');
  expect(read.field.map(({ id }) => id)).toEqual(expect.arrayContaining(['77', '78']));
  expect(read.result?.order).toContain('78');
  expect(read.result?.order).not.toContain('77');
});

test('a list whose first was beaten is no result', () => {
  const event = JSON.parse(eventsFixtureText('golf')).events[0];
  event.competitions[0].competitors[0].score = '-12';
  const { events } = parseEventsText(JSON.stringify({ events: [event] }), golfReader('pga-tour'));
  expect(events[0]).toMatchObject({ status: 'final', result: undefined });
});
