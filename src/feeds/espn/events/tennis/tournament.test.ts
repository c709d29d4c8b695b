import { expect, test } from 'vitest';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { eventsFixtureText, parseEventsText } from '../payloads.fixture.ts';
import { tournamentReader } from './tournament.ts';

const answer = parseEventsText(eventsFixtureText('tennis'), tournamentReader('men'));

function match(id: string): TennisMatch {
  const found = answer.events.find(({ sourceId }) => sourceId === `tennis-${id}`);
  if (found?.kind !== 'match') throw new Error(`no match ${id}`);
  return found;
}

test('a final of a major: home is A, grass, best of five, rankings', () => {
  expect(match('170001')).toEqual({
    kind: 'match',
    sourceId: 'tennis-170001',
    league: 'ATP',
    tour: 'ATP World Tour',
    tournament: 'Wimbledon',
    name: 'Dan Dirt vs Carl Clay',
    startTime: '2026-07-12T13:00:00.000Z',
    timeKnown: true,
    status: 'scheduled',
    venue: { name: 'London, England', city: 'London', country: 'England' },
    round: 'Final',
    surface: 'grass',
    bestOf: 5,
    a: { name: 'Dan Dirt', rank: 1, country: 'Spain', imageUrl: undefined },
    b: { name: 'Carl Clay', rank: 2, country: 'Italy', imageUrl: undefined },
    result: undefined,
  });
});

test('a retirement keeps its sets; 99 is no ranking', () => {
  expect(match('170002')).toMatchObject({
    status: 'final',
    b: { name: 'Rob Rest', rank: undefined },
    result: {
      winner: 'a',
      retired: true,
      sets: [
        [6, 4],
        [7, 6],
        [2, 0],
      ],
    },
  });
});

test('qualifying is best of three, and so are women', () => {
  expect(match('170003').bestOf).toBe(3);
  expect(match('170011')).toMatchObject({
    league: 'WTA',
    tour: 'WTA Tour',
    bestOf: 3,
    result: { winner: 'b', retired: false },
  });
});

test('the draw may be that of the qualifying', () => {
  const event = JSON.parse(eventsFixtureText('tennis')).events[0];
  event.groupings[0].grouping.displayName = "Men's Singles Qualifying";
  const { events } = parseEventsText(JSON.stringify({ events: [event] }), tournamentReader('men'));
  expect(events[0]).toMatchObject({ league: 'ATP', bestOf: 3 });
});

test('a walkover has no sets; a stopped match goes on', () => {
  expect(match('170012')).toMatchObject({
    status: 'final',
    result: { winner: 'a', sets: [], retired: true },
  });
  expect(match('170006').status).toBe('live');
});

test('a match is none until both players are known', () => {
  const ids = answer.events.map(({ sourceId }) => sourceId);
  expect(ids).not.toContain('tennis-170004');
  expect(ids).not.toContain('tennis-170005');
});

test('the id of an open match later gets its players; the hour may be unknown', () => {
  const event = JSON.parse(eventsFixtureText('tennis')).events[0];
  const { competitions } = event.groupings[0];
  const open = competitions.find(({ id }: { id: string }) => id === '170005');
  for (const side of open.competitors) side.athlete = { displayName: `Player ${side.id}` };
  event.groupings = [{ ...event.groupings[0], competitions: [open] }];
  const read = () =>
    parseEventsText(JSON.stringify({ events: [event] }), tournamentReader('men')).events;
  expect(read()).toMatchObject([
    { sourceId: 'tennis-170005', timeKnown: false, startTime: '2026-07-13T16:00:00.000Z' },
  ]);
  open.competitors[0].id = '-3';
  expect(read()).toEqual([]);
});

test('doubles are left out silently, the unreadable by name', () => {
  const ids = answer.events.map(({ sourceId }) => sourceId);
  expect(ids).not.toContain('tennis-170021');
  expect(ids).not.toContain('tennis-170032');
  expect(answer.quarantined.map(({ item }) => item)).toEqual(['188-2026/170007']);
});

test('the older shape: one list, draws by number, sides by order, no surface for a new name', () => {
  expect(match('170031')).toMatchObject({
    league: 'WTA',
    name: 'First Order vs Old Shape',
    surface: undefined,
  });
});

test.each([
  ['2026-11-05T13:00Z', 'hard'],
  ['2026-10-30T13:00Z', 'hard'],
  ['2026-05-05T13:00Z', undefined],
])('a city’s courts are those of the month: Athens on %s', (date, surface) => {
  const event = JSON.parse(eventsFixtureText('tennis')).events[0];
  const [match] = event.groupings[0].competitions;
  event.groupings[0].competitions = [
    { ...match, date, venue: { fullName: 'Athens, Greece', court: 'Centre Court' } },
  ];
  const athens = { ...event, date, name: 'Athens Open', venue: { displayName: 'Athens, Greece' } };
  const { events } = parseEventsText(JSON.stringify({ events: [athens] }), tournamentReader('men'));
  expect(events[0]).toMatchObject({ kind: 'match', surface });
});
