import { describe, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../index.ts';
import { usVenueTable } from '../venueTable.ts';
import { findVenue } from './findVenue.ts';

/** Open-air venues by league. */
const OUTDOOR_VENUES = TEAM_LEAGUES.flatMap((league) => {
  const { grounds } = FEED_FACTS[league];
  return grounds ? [[league, grounds] as const] : [];
});

/** Venues with open sides and a roof that may be shut. */
const ROOFED = new Set(['T-Mobile Park']);

const game = (league: League, name: string, city: string | undefined, home = 'Nobody') => ({
  league,
  venue: { name, city },
  homeTeam: { name: home, shortName: home, abbreviation: 'X' },
  neutralSite: false,
});

test.each(TEAM_LEAGUES.filter((league) => !LEAGUES[league].indoor))(
  'every open-air ground of the %s teams of the sample source is known by name, and by its team',
  (league) => {
    for (const { team, venue } of FEED_FACTS[league].teams) {
      if (venue.indoor || ROOFED.has(venue.name)) continue;
      const where = findVenue({ league, venue, homeTeam: team, neutralSite: true });
      expect(where, `${venue.name}, ${venue.city}`).toBeDefined();
      const renamed = { name: 'New Sponsor Park', city: where?.city };
      const found = findVenue({ league, venue: renamed, homeTeam: team, neutralSite: false });
      expect(found?.latitude, team.name).toBe(where?.latitude);
    }
  },
);

describe('coordinates', () => {
  /** From the middle of a league to its ends, in North America; a wrong sign or digit mostly leads further. */
  const FAR_KM = 3_900;
  const ISLANDS = ['Honolulu'];

  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

  test.each(OUTDOOR_VENUES)('of %s home grounds lie about their middle', (_, venues) => {
    const home = venues.filter(({ teams, city }) => teams.length > 0 && !ISLANDS.includes(city));
    const north = median(home.map(({ latitude }) => latitude));
    const east = median(home.map(({ longitude }) => longitude));
    for (const { names, latitude, longitude } of home) {
      const across = (longitude - east) * Math.cos((north * Math.PI) / 180);
      const km = 111 * Math.hypot(latitude - north, across);
      expect(km, `${names[0]} ${latitude} ${longitude}`).toBeLessThan(FAR_KM);
    }
  });

  test('of one ground in two tables are the same', () => {
    const seen = new Map<string, string>();
    for (const venue of OUTDOOR_VENUES.flatMap(([, venues]) => venues)) {
      const at = `${venue.latitude} ${venue.longitude}`;
      const key = `${venue.names[0]}, ${venue.city}`;
      expect(seen.get(key) ?? at, key).toBe(at);
      seen.set(key, at);
    }
  });
});

test('grounds of US leagues lie in the United States unless they are marked', () => {
  const inUs = OUTDOOR_VENUES.flatMap(([, venues]) => venues.filter((venue) => venue.inUs));
  for (const { city, latitude, longitude } of inUs) {
    const isMainland = latitude > 25 && latitude < 48 && longitude > -125 && longitude < -71;
    expect(isMainland || city === 'Honolulu', city).toBe(true);
  }
  const abroad = OUTDOOR_VENUES.flatMap(([league, venues]) =>
    ['NFL', 'MLS', 'MLB', 'NCAAF'].includes(league) ? venues.filter((one) => !one.inUs) : [],
  );
  expect(abroad.map(({ city }) => city)).toEqual(expect.arrayContaining(['Toronto', 'London']));
  expect(inUs.map(({ city }) => city)).not.toContain('Montreal');
  expect(inUs.map(({ city }) => city)).not.toContain('Manchester');
});

test('a name that several cities have needs its city', () => {
  expect(findVenue(game('NCAAF', 'Memorial Stadium', 'Lincoln, NE'))?.city).toBe('Lincoln');
  expect(findVenue(game('NCAAF', 'Memorial Stadium', 'Clemson'))?.city).toBe('Clemson');
  expect(findVenue(game('NCAAF', 'Memorial Stadium', 'Terre Haute'))).toBeUndefined();
  expect(findVenue(game('MLS', 'Red Bull Arena', 'Harrison'))?.latitude).toBe(40.74);
});

test('accents, case and punctuation do not matter', () => {
  expect(findVenue(game('LaLiga', 'SAN MAMES', 'Bilbao'))?.latitude).toBe(43.26);
});

test('a game away from home does not take the home side’s ground', () => {
  expect(findVenue(game('EPL', 'A park', 'Paris', 'Arsenal'))).toBeUndefined();
  const neutral = { ...game('EPL', 'A park', 'London', 'Arsenal'), neutralSite: true };
  expect(findVenue(neutral)).toBeUndefined();
});

test('indoor leagues and roofed grounds have none', () => {
  expect(findVenue(game('NBA', 'Soldier Field', 'Chicago'))).toBeUndefined();
  const roof = game('NFL', 'Soldier Field', 'Chicago');
  expect(findVenue({ ...roof, venue: { ...roof.venue, indoor: true } })).toBeUndefined();
});

test('a row that is no ground is refused', () => {
  for (const row of [
    'Arsenal | Emirates Stadium | London | 51.56',
    '| A | B | 40.1 | -80.2 | afar',
  ])
    expect(() => usVenueTable(row)).toThrow(SyntaxError);
});
