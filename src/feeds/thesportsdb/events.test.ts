import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import { fakeFeeds } from '../joined/fakeFeeds.fixture.ts';
import { liveEventSource } from '../joined/liveEvents.ts';
import {
  badNumbers,
  badReasons,
  badTexts,
  mutate,
  mutations,
} from '../reading/mutations.fixture.ts';
import { readFight } from './boxing/card.ts';
import { ofLeague, readSportsDbEvents } from './events.ts';
import type { SportsDbEvent } from './schema.ts';
import { NOW, sportsDbEvent } from './sportsDb.fixture.ts';
import { readTennisEvent } from './tennis/match.ts';

const fights = (event: SportsDbEvent) => readFight(event, NOW);
const matches = (event: SportsDbEvent) => readTennisEvent(event, 'ATP World Tour', NOW);

test('each bad event is left out by itself, with a reason', () => {
  const events = [
    sportsDbEvent(),
    null,
    sportsDbEvent({ idEvent: 'x' }),
    sportsDbEvent({ idEvent: '2', strEvent: 'Weigh-in' }),
    sportsDbEvent({ idEvent: '3', strTimestamp: null, dateEvent: null }),
  ];
  const answer = readSportsDbEvents({ events }, fights);
  expect(answer?.events.map(({ sourceId }) => sourceId)).toEqual(['boxing-2300001']);
  expect(answer?.quarantined).toEqual([
    { item: 'sportsdb #1', reason: expect.stringContaining('unexpected shape') },
    { item: 'sportsdb #2', reason: expect.stringContaining('idEvent') },
    { item: 'sportsdb 2', reason: 'not a fight of two' },
    { item: 'sportsdb 3', reason: 'no valid date' },
  ]);
});

test('the list may be called results, and null is an empty one', () => {
  expect(readSportsDbEvents({ results: [sportsDbEvent()] }, fights)?.events).toHaveLength(1);
  expect(readSportsDbEvents({ events: null }, fights)).toEqual({ events: [], quarantined: [] });
});

test.each([null, 'text', 7, [], {}, { events: {} }, { code: 404 }])('no events: %j', (answer) => {
  expect(readSportsDbEvents(answer, fights)).toBeUndefined();
});

test('text from the feed stays text, on one line', () => {
  const strEvent = '<script>alert(1)</script>\u202e\n vs  Bea\u0000 Baker';
  const [event] =
    readSportsDbEvents({ events: [sportsDbEvent({ strEvent })] }, fights)?.events ?? [];
  expect(event).toMatchObject({ bouts: [{ a: { name: '<script>alert(1)</script>' } }] });
});

test.each([
  ['boxing', fights],
  ['tennis', matches],
])('%s: mutations never throw, never let nonsense through and cost no other event', (_, read) => {
  const good = sportsDbEvent({ idEvent: '77' });
  const expected = readSportsDbEvents({ events: [good] }, read)?.events[0];
  fc.assert(
    fc.property(mutations, (changes) => {
      const document = { events: [sportsDbEvent(), good].map((event) => ({ ...event })) };
      mutate(document.events[0], changes);
      const { events = [], quarantined = [] } = readSportsDbEvents(document, read) ?? {};
      expect(events).toContainEqual(expected);
      for (const { sourceId: _, ...body } of events) {
        expect(eventBodySchema.safeParse(body).error).toBeUndefined();
      }
      expect([...badTexts(events), ...badReasons(quarantined), ...badNumbers(events)]).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('mutations of the answer itself never throw', () => {
  fc.assert(
    fc.property(mutations, (changes) => {
      const document = { events: [sportsDbEvent(), sportsDbEvent({ idEvent: '77' })] };
      mutate(document, changes);
      const { events = [], quarantined = [] } = readSportsDbEvents(document, fights) ?? {};
      expect([...badTexts(events), ...badReasons(quarantined)]).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

describe('case 86: events of another league than the one asked for', () => {
  const boxing = ofLeague('4445', ['Fighting', 'Boxing'], fights);

  test.each([
    [{ strSport: 'Soccer', idLeague: '4328' }, 'of another league (Soccer, league 4328)'],
    [{ strSport: 'Soccer' }, 'of another league (Soccer, league 4445)'],
    [{ idLeague: '4443' }, 'of another league (Fighting, league 4443)'],
    [{ strSport: null }, 'of another league (no sport, league 4445)'],
    [{ idLeague: {} }, 'of another league (Fighting, league not said)'],
  ])('%j: quarantined, the others stay', (change, reason) => {
    const events = [
      sportsDbEvent({ ...change, idEvent: '1', strHomeTeam: 'Arsenal', strAwayTeam: 'Chelsea' }),
      sportsDbEvent(),
    ];
    const answer = readSportsDbEvents({ events }, boxing);
    expect(answer?.events.map(({ name }) => name)).toEqual(['Ann Able vs Bea Baker']);
    expect(answer?.quarantined).toEqual([{ item: 'sportsdb 1', reason }]);
  });

  test('through the whole source nothing of football is boxing', async () => {
    const match = sportsDbEvent({
      strSport: 'Soccer',
      idLeague: '4328',
      strLeague: 'English Premier League',
      strHomeTeam: 'Arsenal',
      strAwayTeam: 'Liverpool',
    });
    const { fetch } = fakeFeeds({ '.php': { events: [match] } });
    const days = { from: '2026-11-14', to: '2026-12-26' };
    const answer = await liveEventSource({ fetch }).events('Boxing', days, NOW);
    expect(answer.events).toEqual([]);
    expect(answer.quarantined).toEqual([
      { item: 'sportsdb 2300001', reason: 'of another league (Soccer, league 4328)' },
    ]);
  });
});
