import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { EVENT_LEAGUES } from '#domain/leagues/eventLeague.ts';
import { organizerData } from './organizer.ts';
import { placeData } from './place.ts';
import { listedEventsData, sportEventData, sportEventsData } from './sportEventData.ts';

const EVENTS = [EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE, EXAMPLE_TOURNAMENT];

test('an event of every kind has what search engines ask of one', () => {
  for (const event of EVENTS) {
    const data = sportEventData(event, 'Who wins.');
    expect(data, event.kind).toMatchObject({
      '@type': 'SportsEvent',
      name: expect.any(String),
      description: 'Who wins.',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d(T.*Z)?$/),
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: expect.stringMatching(/./) },
      organizer: { name: expect.stringMatching(/./) },
      url: expect.stringMatching(/^https:/),
    });
    expect(Date.parse(data.endDate) >= Date.parse(data.startDate)).toBe(true);
    expect(data.competitor?.length).toBeGreaterThan(0);
  }
});

test('a fight card holds its bouts, each with both fighters', () => {
  const [bout] = sportEventData(EXAMPLE_CARD, '').subEvent ?? [];
  expect(bout).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Ann Able vs. Bea Baker',
    competitor: [
      { '@type': 'Person', name: 'Ann Able' },
      { '@type': 'Person', name: 'Bea Baker' },
    ],
  });
});

test('a page has its next events, with the figure in the description', () => {
  const [card] = sportEventsData([EXAMPLE_CARD], '2026-11-21T12:00:00Z');
  expect(card?.description).toMatch(/Ann Able 66\.7% to win, most often by decision/);
  expect(sportEventsData([EXAMPLE_CARD], '2026-12-21T12:00:00Z')).toEqual([]);
});

test('who holds it is the promoter or the smaller tour, where it is not the league', () => {
  const organizer = (event: Parameters<typeof sportEventData>[0]) =>
    sportEventData(event, '').organizer?.name;
  expect(organizer({ ...EXAMPLE_MATCH, tour: 'ATP World Tour' })).toBe('ATP Tour');
  expect(organizer({ ...EXAMPLE_MATCH, tour: 'ITF Men' })).toBe('ITF Men');
  const boxing = { ...EXAMPLE_CARD, league: 'Boxing' as const };
  expect(organizer({ ...boxing, promoter: 'Top Rank' })).toBe('Top Rank');
  for (const promoter of ['Not announced', 'TBA', 'To be announced', undefined])
    expect(sportEventData({ ...boxing, promoter }, ''), promoter).not.toHaveProperty('organizer');
});

test('sessions without a prediction are not named while an event has one', () => {
  const practice = { ...EXAMPLE_RACE, id: 77, name: 'Practice 1', prediction: undefined };
  const names = (of: Parameters<typeof sportEventsData>[0]) =>
    sportEventsData(of, '2026-11-01T12:00:00Z').map(({ name }) => name);
  expect(names([practice, EXAMPLE_RACE])).toEqual([EXAMPLE_RACE.name]);
  expect(names([practice])).toEqual(['Practice 1']);
});

test('a moved event says from when', () => {
  const previousStart = { startTime: '2026-11-20T18:00:00.000Z', timeKnown: true };
  for (const event of EVENTS) {
    expect(sportEventData({ ...event, previousStart }, ''), event.kind).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: previousStart.startTime,
    });
  }
});

test('a postponed event keeps its start', () => {
  const off = sportEventData({ ...EXAMPLE_CARD, status: 'postponed' }, '');
  expect(off).toMatchObject({
    eventStatus: 'https://schema.org/EventPostponed',
    previousStartDate: EXAMPLE_CARD.startTime,
  });
});

test('a place has the address that is known, in the states with its country', () => {
  expect(placeData({ name: 'Highmark Stadium', city: 'Orchard Park, NY' }, '')).toEqual({
    '@type': 'Place',
    name: 'Highmark Stadium',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Orchard Park',
      addressRegion: 'NY',
      addressCountry: 'US',
    },
  });
  expect(placeData({ city: 'Toronto, ON' }, '').address).toMatchObject({ addressCountry: 'CA' });
  const arena = { name: 'T-Mobile Arena', city: 'Las Vegas', country: 'Nevada, United States' };
  expect(placeData(arena, '').address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Las Vegas',
    addressRegion: 'Nevada',
    addressCountry: 'United States',
  });
  expect(placeData({ name: 'Anfield', city: 'Liverpool' }, '').address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Liverpool',
  });
  expect(placeData(undefined, 'Home of the Bills')).toEqual({
    '@type': 'Place',
    name: 'Home of the Bills',
  });
});

test('every league and tour has an organizer, but for boxing, which has promoters', () => {
  for (const code of [...TEAM_LEAGUES, ...EVENT_LEAGUES])
    expect(organizerData(code)?.name ?? '', code).toMatch(code === 'Boxing' ? /^$/ : /./);
  expect(organizerData('Boxing', 'Top Rank')).toEqual({
    '@type': 'Organization',
    name: 'Top Rank',
  });
});

test('of a field the likeliest winner is named, and nobody where a page names nobody', () => {
  const [race] = sportEventsData([EXAMPLE_RACE], '2026-11-01T12:00:00Z');
  expect(race?.competitor).toHaveLength(1);
  expect(race?.description).toContain(race?.competitor?.[0]?.name);
  const [listed] = listedEventsData([EXAMPLE_RACE], '2026-11-01T12:00:00Z');
  expect(listed).toMatchObject({ name: EXAMPLE_RACE.name, organizer: expect.anything() });
  expect(JSON.stringify(listed)).not.toMatch(/competitor|performer/);
});
