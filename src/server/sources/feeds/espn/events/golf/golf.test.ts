import { expect, test } from 'vitest';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { fixtureText, parseText } from '../payloads.fixture.ts';
import { readPurse } from './purse.ts';
import { readToPar } from './result.ts';
import { golfReader } from './tournament.ts';

const answer = parseText(fixtureText('golf'), golfReader('dp-world-tour'));

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

test('a team event and one without entries have no field', () => {
  expect(tournament('401800003').field).toEqual([]);
  expect(tournament('401800004').field).toEqual([]);
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
  const event = JSON.parse(fixtureText('golf')).events[0];
  const { competitors } = event.competitions[0];
  const absent = { ...competitors[1], id: '77', order: 99, linescores: [], score: 'E' };
  const begun = { ...absent, id: '78', order: 98, linescores: [{ value: 80, period: 1 }] };
  competitors.push(absent, begun);
  const [read] = parseText(JSON.stringify({ events: [event] }), golfReader('pga-tour')).events;
  if (read?.kind !== 'tournament') throw new Error('no tournament');
  expect(read.field.map(({ id }) => id)).toEqual(expect.arrayContaining(['77', '78']));
  expect(read.result?.order).toContain('78');
  expect(read.result?.order).not.toContain('77');
});

test('a list whose first was beaten is no result', () => {
  const event = JSON.parse(fixtureText('golf')).events[0];
  event.competitions[0].competitors[0].score = '-12';
  const { events } = parseText(JSON.stringify({ events: [event] }), golfReader('pga-tour'));
  expect(events[0]).toMatchObject({ status: 'final', result: undefined });
});
