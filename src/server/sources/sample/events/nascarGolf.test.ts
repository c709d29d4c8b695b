import { describe, expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import { addDays, easternDate } from '#domain/time.ts';
import {
  initialEventRatings,
  predictGolfTournament,
  predictRaceEvent,
} from '#engine/events/index.ts';
import { sampleGolf } from './golf.ts';
import { sampleNascar } from './nascar.ts';

const DAYS = Array.from({ length: 14 }, (_, day) => addDays('2026-11-16', day));

describe.each([
  ['NASCAR', sampleNascar, 14],
  ['golf', sampleGolf, 21],
])('the sample events of %s', (_sport, eventsOf, within) => {
  test.each(DAYS)(
    'on %s are valid, none begun, each with its own id, all in the window',
    (today) => {
      const events = eventsOf(today);
      expect(new Set(events.map(({ sourceId }) => sourceId)).size).toBe(events.length);
      for (const { sourceId: _, ...body } of events) {
        expect(eventBodySchema.parse(body)).toEqual(body);
        expect(easternDate(body.startTime) > today).toBe(true);
        expect(easternDate(body.startTime) <= addDays(today, within)).toBe(true);
      }
    },
  );
});

test('NASCAR has a race of each of the three series, whose drivers the ratings know', () => {
  const ratings = initialEventRatings();
  const races = sampleNascar('2026-11-21');
  expect(new Set(races.map(({ league }) => league)).size).toBe(3);
  for (const race of races) {
    if (race.kind !== 'race') continue;
    const { outcome, recipe } = predictRaceEvent(race, ratings, 100) ?? {};
    expect(outcome?.runs).toBe(100);
    const strangers = recipe?.notes.filter((note) => note.includes('is new to the ratings'));
    // Connor Zilisch came to the Cup after our results end.
    expect(strangers?.filter((note) => !note.startsWith('Connor Zilisch'))).toEqual([]);
  }
});

test('golf has tournaments of six tours, sixty and more rated players on the PGA Tour', () => {
  const ratings = initialEventRatings();
  const tournaments = sampleGolf('2026-11-21');
  expect(new Set(tournaments.map(({ league }) => league)).size).toBe(6);
  for (const event of tournaments) {
    if (event.kind !== 'tournament') continue;
    expect(event.purse).toBeTruthy();
    const { recipe } = predictGolfTournament(event, ratings, 100) ?? {};
    expect(recipe?.notes.filter((note) => note.startsWith('New to the ratings'))).toEqual([]);
    if (event.league === 'pga-tour') expect(event.field.length).toBeGreaterThanOrEqual(60);
  }
});

test('no tournament is made for tours that say No Current Events', () => {
  const leagues = sampleGolf('2026-11-21').map(({ league }) => league);
  expect(leagues).not.toContain('ladies-european-tour');
  expect(leagues).not.toContain('pga-australasia');
});
