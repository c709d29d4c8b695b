import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE } from './exampleEvents.fixture.ts';
import { upcomingEvents } from './upcomingEvents.ts';

test('upcoming are the events under way or still to start, by start', () => {
  const events = [EXAMPLE_RACE, EXAMPLE_CARD, EXAMPLE_MATCH];
  expect(upcomingEvents(events, '2026-11-20T00:00:00Z')).toEqual([
    EXAMPLE_MATCH,
    EXAMPLE_CARD,
    EXAMPLE_RACE,
  ]);
  expect(upcomingEvents([{ ...EXAMPLE_CARD, status: 'final' }], '2026-11-20T00:00:00Z')).toEqual(
    [],
  );
});

test('an event that no feed has ended is over after its longest time', () => {
  expect(upcomingEvents([EXAMPLE_MATCH], '2026-11-21T19:59:00Z')).toHaveLength(1);
  expect(upcomingEvents([EXAMPLE_MATCH], '2026-11-21T20:00:00Z')).toHaveLength(0);
});
