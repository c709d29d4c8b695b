import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { initialEventRatings } from './ratings.ts';
import { withoutRating } from './withoutRating.ts';

const RATINGS = initialEventRatings();

test('a fighter under the name of another feed is known, a made-up one is not', () => {
  const [bout] = EXAMPLE_CARD.bouts;
  if (!bout) throw new Error('the card has no bout');
  const card = {
    ...EXAMPLE_CARD,
    bouts: [
      { ...bout, a: { ...bout.a, name: 'Weili Zhang' }, b: { ...bout.b, name: 'Nobody Known' } },
    ],
  };
  expect(withoutRating(card, RATINGS)).toEqual(['Nobody Known']);
});

test('players, golfers and drivers by the same keys as their ratings', () => {
  const match = { ...EXAMPLE_MATCH, a: { name: 'Carlos Alcaraz' }, b: { name: 'Nobody Known' } };
  expect(withoutRating(match, RATINGS)).toEqual(['Nobody Known']);
  const [golfer] = EXAMPLE_TOURNAMENT.field;
  if (!golfer) throw new Error('the tournament has no field');
  const named = (name: string) => ({ ...golfer, id: name, name });
  const field = [named('Ludvig Åberg'), named('Nobody Known'), named('Nobody Known')];
  expect(withoutRating({ ...EXAMPLE_TOURNAMENT, field }, RATINGS)).toEqual(['Nobody Known']);
  const [car] = EXAMPLE_RACE.cars;
  if (!car) throw new Error('the race has no car');
  const cars = ['Alex Albon', 'Nobody Known'].map((driver) => ({ ...car, driver }));
  expect(withoutRating({ ...EXAMPLE_RACE, league: 'F1', cars }, RATINGS)).toEqual(['Nobody Known']);
});
