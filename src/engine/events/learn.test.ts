import { expect, test } from 'vitest';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { TennisMatch, TennisResult } from '#domain/events/tennisMatch.ts';
import { ratingDay } from '../ratings/day.ts';
import { updateEventRatings } from './learn.ts';
import { keysIn, ratedBout, ratedMatch, ratedRace } from './rated.ts';
import { initialEventRatings } from './ratings.ts';

const fitted = initialEventRatings();
const later = '2027-03-06T20:00:00.000Z';
const facts = { startTime: later, timeKnown: true, status: 'final', name: 'Example' } as const;
const quote = {
  book: 'book',
  feed: 'espn',
  provider: 'Book',
  sample: false,
  asOf: later,
  a: -110,
  b: -110,
} as const;

const bout: Bout = {
  key: '1',
  segment: 'main',
  weightClass: 'Lightweight',
  rounds: 5,
  titleFight: false,
  women: false,
  a: { name: 'Islam Makhachev', age: 34 },
  b: { name: 'Dustin Poirier', age: 140 },
  moneyline: [quote],
  result: { winner: 'b', method: 'knockout', round: 2 },
};
const card: FightCard = { ...facts, kind: 'fights', league: 'UFC', bouts: [bout] };

const match: TennisMatch = {
  ...facts,
  kind: 'match',
  league: 'ATP',
  tour: 'ATP World Tour',
  tournament: 'Indian Wells',
  bestOf: 3,
  a: { name: 'Jannik Sinner', rank: 1 },
  b: { name: 'Carlos Alcaraz', rank: 2 },
  moneyline: [quote],
  result: {
    winner: 'b',
    sets: [
      [3, 6],
      [4, 6],
    ],
    retired: false,
  },
};

const drivers = Array.from({ length: 12 }, (_, n) => `Driver ${n}`);
const race: RaceEvent = {
  ...facts,
  kind: 'race',
  league: 'F1',
  name: 'Example Grand Prix',
  track: 'Monza',
  cars: drivers.map((driver, at) => ({ driver, team: 'McLaren', grid: 12 - at })),
  matchups: [],
  result: { order: drivers.slice(0, 11), retired: ['Driver 11'] },
};

test('a bout is learned with its closing line, its margin removed, and without an age nobody has', () => {
  expect(ratedBout(card, bout)).toMatchObject({
    league: 'UFC',
    date: later,
    a: { name: 'Islam Makhachev', age: 34 },
    b: { name: 'Dustin Poirier', age: undefined },
    winner: 'b',
    method: 'knockout',
    closing: { winA: expect.closeTo(0.5, 9) },
  });
});

test('a bout without a result and a no contest teach nothing; a draw says that both fought', () => {
  expect(ratedBout(card, { ...bout, result: undefined })).toBeUndefined();
  expect(ratedBout(card, { ...bout, result: { winner: 'noContest' } })).toBeUndefined();
  expect(ratedBout(card, { ...bout, result: { winner: 'draw' } })).toMatchObject({
    winner: 'draw',
    method: 'other',
  });
});

test('a match is learned under the names of the ratings, a walkover is not', () => {
  const { players } = fitted.tennis.ATP;
  const keyOf = keysIn(players);
  const rated = ratedMatch(match, keyOf);
  expect(rated).toMatchObject({ winner: 'b', surface: undefined, day: ratingDay('2027-03-06') });
  expect(players).toHaveProperty([rated?.a.key ?? '']);
  expect(ratedMatch({ ...match, a: { name: 'Nobody Known' } }, keyOf)?.a.key).toBe('Nobody Known');
  const walkover: TennisResult = { winner: 'a', sets: [], retired: true };
  expect(ratedMatch({ ...match, result: walkover }, keyOf)).toBeUndefined();
});

test('a race is learned place by place, the retired without a finish', () => {
  const rated = ratedRace(race);
  expect(rated).toMatchObject({ season: 2027, trackType: 'permanent' });
  expect(rated?.entrants[0]).toMatchObject({ finish: 1, place: 1, grid: 12 });
  expect(rated?.entrants[11]).toMatchObject({ finish: undefined, place: 12, grid: 1 });
});

test.each<[string, Partial<RaceEvent>]>([
  ['a sprint', { name: 'Example Grand Prix Sprint' }],
  ['another session', { name: 'Example Grand Prix Qualifying' }],
  ['a series that is not fitted', { league: 'NASCAR-Truck' }],
  ['an exhibition', { league: 'NASCAR-Cup', name: 'NASCAR All-Star Race' }],
  ['a handful of cars', { result: { order: drivers.slice(0, 9), retired: [] } }],
  ['a race without a result', { result: undefined }],
])('%s is not learned from', (_, change) => {
  expect(ratedRace({ ...race, ...change })).toBeUndefined();
});

test('ratings move with the results of every sport, and the given ones stay as they were', () => {
  const before = JSON.stringify(fitted);
  const after = updateEventRatings(fitted, [card, match, race]);
  const strength = ({ fights }: typeof fitted) =>
    fights.UFC.fighters['dustin poirier']?.result.mean ?? Number.NaN;
  expect(strength(after)).toBeGreaterThan(strength(fitted));
  const day = ratingDay('2027-03-06');
  expect(after.tennis.ATP.day).toBe(day);
  expect(after.racing.F1.race.day).toBe(ratingDay(later));
  expect(after.fights.UFC.day).toBe(ratingDay(later));
  expect(after.fights.Boxing).toEqual(fitted.fights.Boxing);
  expect(after.racing.NASCAR).toEqual(fitted.racing.NASCAR);
  expect(JSON.stringify(fitted)).toBe(before);
});

test('what was played before the ratings were fitted counts no second time', () => {
  const earlier = { startTime: '2020-01-01T20:00:00.000Z' };
  const events = [card, match, race].map((event) => ({ ...event, ...earlier }));
  const again = updateEventRatings(fitted, events);
  expect(again.fights.UFC).toEqual(fitted.fights.UFC);
  expect(again.tennis.ATP.players).toEqual(fitted.tennis.ATP.players);
  expect(again.racing.F1).toEqual(fitted.racing.F1);
});
