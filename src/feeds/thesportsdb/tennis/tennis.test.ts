import { expect, test } from 'vitest';
import { sportsDbEventSchema } from '../schema.ts';
import { NOW, sportsDbEvent } from '../sportsDb.fixture.ts';
import { readTennisEvent } from './match.ts';
import { tennisPlayersOf } from './players.ts';

const match = (change: object, tour = 'ATP World Tour') =>
  readTennisEvent(
    sportsDbEventSchema.parse(sportsDbEvent({ strLeague: tour, strVenue: null, ...change })),
    tour,
    NOW,
  );

const players = (strEvent: string) =>
  tennisPlayersOf({ strEvent, strHomeTeam: undefined, strAwayTeam: undefined });

test.each([
  ['Wimbledon Jannik Sinner vs Carlos Alcaraz', 'Jannik Sinner', 'Wimbledon'],
  ['Halle Open Final Jannik Sinner vs Carlos Alcaraz', 'Jannik Sinner', 'Halle Open'],
  ['US Open 2026 Mens Singles Jannik Sinner vs Carlos Alcaraz', 'Jannik Sinner', 'US Open'],
  ['Miami Open: Jannik Sinner vs Carlos Alcaraz', 'Jannik Sinner', 'Miami Open'],
  ['Jannik Sinner vs Carlos Alcaraz', 'Jannik Sinner', undefined],
])('%s', (strEvent, a, tournament) => {
  expect(players(strEvent)).toEqual({ a, b: 'Carlos Alcaraz', tournament });
});

test.each([
  ['Davis Cup Spain vs Italy', 'a tie of nations'],
  ['Great Britain vs Czechia', 'a tie of nations'],
  ['Halle Open Krawietz/Puetz vs Heliovaara/Patten', 'doubles'],
  ['Halle Open', 'not a match of two'],
  ['Jannik Sinner vs Winner of SF2', 'a player is not known yet'],
  ['TBD vs Carlos Alcaraz', 'a player is not known yet'],
  [
    'A Very Long Event Name Jannik Sinner vs Carlos Alcaraz',
    'players not told from the tournament',
  ],
])('%s is refused: %s', (strEvent, reason) => {
  expect(players(strEvent)).toBe(reason);
});

test('a match of a tour, home against away', () => {
  expect(
    match(
      {
        strEvent: 'Braga Challenger Able vs Baker',
        strHomeTeam: 'Ann Able',
        strAwayTeam: 'Bea Baker',
        strCity: 'Braga',
        strCountry: 'Portugal',
      },
      'ATP Challenger',
    ),
  ).toMatchObject({
    value: {
      sourceId: 'tennis-sdb-2300001',
      league: 'ATP',
      tour: 'ATP Challenger',
      tournament: 'Braga Challenger',
      name: 'Ann Able vs Bea Baker',
      bestOf: 3,
      surface: 'clay',
      venue: { city: 'Braga', country: 'Portugal' },
    },
  });
});

test('women’s tours are rated as such, the surface also by the city', () => {
  expect(
    match(
      {
        strHomeTeam: 'Ann Able',
        strAwayTeam: 'Bea Baker',
        strCity: 'Madrid',
        strTimestamp: '2027-05-01T10:00:00',
      },
      'WTA Tour',
    ),
  ).toMatchObject({ value: { league: 'WTA', surface: 'clay' } });
});

test.each([
  [
    { intHomeScore: '2', intAwayScore: '1' },
    { winner: 'a', sets: [], retired: false },
  ],
  [
    { strResult: '6-4 6-7(5) 7-5' },
    {
      winner: 'a',
      sets: [
        [6, 4],
        [6, 7],
        [7, 5],
      ],
      retired: false,
    },
  ],
  [
    { intHomeScore: 0, intAwayScore: 1, strResult: '4-6 ret.' },
    { winner: 'b', sets: [[4, 6]], retired: true },
  ],
  [{ intHomeScore: '2', intAwayScore: '0', strResult: '4-6 4-6' }, undefined],
  [{}, undefined],
])('a finished match with %j', (change, result) => {
  const names = { strHomeTeam: 'Ann Able', strAwayTeam: 'Bea Baker', strStatus: 'FT' };
  expect(match({ ...names, ...change })).toMatchObject({ value: { status: 'final', result } });
});

test.each([
  ['AWD', { intHomeScore: 1, intAwayScore: 0 }, 'final', { winner: 'a', sets: [], retired: true }],
  ['WO', { intHomeScore: 0, intAwayScore: 1 }, 'final', { winner: 'b', sets: [], retired: true }],
  ['AW', {}, 'postponed', undefined],
  ['POST', {}, 'postponed', undefined],
] as const)('%s with %j is %s', (strStatus, score, status, result) => {
  const names = { strHomeTeam: 'Ann Able', strAwayTeam: 'Bea Baker' };
  expect(match({ ...names, ...score, strStatus })).toMatchObject({ value: { status, result } });
});
