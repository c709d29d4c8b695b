import { expect, test } from 'vitest';
import { EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { tennisEvent, tennisSchedule, tennisToursOf } from './event.ts';
import { tennisPrediction } from './prediction.ts';
import { tennisStatsOf } from './stats.ts';

const NOW = '2026-11-21T12:00:00Z';
const match = (id: number, change: Partial<typeof EXAMPLE_MATCH>) => ({
  ...EXAMPLE_MATCH,
  id,
  ...change,
});
const LATER = match(5, { startTime: '2026-11-21T18:00:00.000Z' });
const WTA = match(6, { league: 'WTA', tour: 'WTA Tour', tournament: 'Berlin' });
const won = { winner: 'a', sets: [[6, 4]], retired: false } as const;
const over = (id: number, startTime: string) =>
  match(id, { status: 'final', startTime, result: won });

test('an event in the words of the feed of tennis tours', () => {
  expect(tennisEvent(EXAMPLE_MATCH)).toEqual({
    idEvent: '2',
    strEvent: 'Carl Clay vs Dan Dirt',
    dateEvent: '2026-11-21',
    strTime: '09:00:00.000',
    strVenue: 'OWL Arena',
    strCity: 'Halle',
    strCountry: 'Germany',
    strHomeTeam: 'Carl Clay',
    strAwayTeam: 'Dan Dirt',
    strThumb: null,
    tournament: 'Halle',
    result: null,
    sample: false,
    asOf: '2026-11-20T15:00:00.000Z',
  });
  expect(tennisEvent({ ...EXAMPLE_MATCH, timeKnown: false, venue: undefined })).toMatchObject({
    strTime: null,
    strVenue: null,
  });
});

test('every tour has its next and its last match, or null', () => {
  const matches = [
    LATER,
    EXAMPLE_MATCH,
    over(7, '2026-11-19T12:00:00.000Z'),
    over(8, '2026-11-20T12:00:00.000Z'),
    WTA,
  ];
  const { upcoming, recent } = tennisSchedule(matches, NOW);
  expect(Object.keys(upcoming)).toEqual(['ATP World Tour', 'WTA Tour']);
  expect(upcoming['ATP World Tour']?.idEvent).toBe('2');
  expect(recent['ATP World Tour']).toMatchObject({
    idEvent: '8',
    result: { winner: 'home', sets: [[6, 4]], retired: false },
  });
  expect(recent['WTA Tour']).toBeNull();
});

test('a tour is active while it has a match to come', () => {
  const matches = [over(7, '2026-11-19T12:00:00.000Z'), WTA];
  expect(tennisToursOf(matches, NOW)).toEqual([
    { name: 'ATP World Tour', active: false, asOf: EXAMPLE_MATCH.asOf },
    { name: 'WTA Tour', active: true, asOf: EXAMPLE_MATCH.asOf },
  ]);
});

test('a prediction has win shares, set scores and over/under at 19.5, 21.5 and 22.5 games', () => {
  const prediction = tennisPrediction(EXAMPLE_MATCH);
  expect(prediction).toMatchObject({
    idEvent: '2',
    surface: 'grass',
    homeWinProbability: 70,
    awayWinProbability: 30,
    price: null,
    setScores: [
      { winner: 'home', score: '2-0', probability: 40 },
      { winner: 'home', score: '2-1', probability: 30 },
      { winner: 'away', score: '2-1', probability: 20 },
      { winner: 'away', score: '2-0', probability: 10 },
    ],
    games: [
      { line: 19.5, over: 50, under: 50 },
      { line: 21.5, over: 50, under: 50 },
      { line: 22.5, over: 20, under: 80 },
    ],
  });
  expect(tennisPrediction({ ...EXAMPLE_MATCH, prediction: undefined })).toBeUndefined();
  expect(tennisPrediction({ ...EXAMPLE_MATCH, surface: undefined })?.surface).toBeNull();
  const asOf = EXAMPLE_MATCH.asOf;
  const quote = {
    book: 'bovada',
    feed: 'bovada',
    provider: 'Bovada',
    sample: false,
    asOf,
    a: -190,
    b: 165,
  } as const;
  expect(tennisPrediction({ ...EXAMPLE_MATCH, moneyline: [quote] })?.price).toEqual({
    provider: 'Bovada',
    home: -190,
    away: 165,
  });
});

test('active tournaments, simulated matches, and accuracy once a predicted match is over', () => {
  expect(tennisStatsOf([EXAMPLE_MATCH, LATER, WTA], NOW)).toEqual({
    totalTournaments: 2,
    averageAccuracy: null,
    totalMatches: 3,
  });
  const lost = { ...over(8, '2026-11-20T12:00:00.000Z'), result: { ...won, winner: 'b' } as const };
  const sample = { ...over(9, '2026-11-20T12:00:00.000Z'), sample: true };
  const stats = tennisStatsOf([over(7, '2026-11-19T12:00:00.000Z'), lost, sample], NOW);
  expect(stats).toMatchObject({ totalTournaments: 0, averageAccuracy: 50 });
});
