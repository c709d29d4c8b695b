import { expect, test } from 'vitest';
import { seasonFormatOf } from './formats/index.ts';
import { goalPlaces } from './goalPlaces.ts';

test.each([
  ['NFL', 32],
  ['NBA', 30],
  ['WNBA', 15],
  ['MLB', 30],
  ['NHL', 32],
  ['MLS', 30],
  ['EPL', 20],
  ['LaLiga', 20],
  ['Bundesliga', 18],
  ['SerieA', 20],
] as const)(
  'every goal of the %s follows from places or from games after them',
  (league, clubs) => {
    const format = seasonFormatOf(league, 2026);
    const places = format && goalPlaces(format, 2026, clubs);
    expect(format?.goals.map(({ id }) => id).filter((id) => !places?.[id])).toEqual([]);
  },
);

test('a committee’s choice is not reasoned about', () => {
  expect(goalPlaces({ league: 'NCAAB' }, 2026, 365)).toEqual({});
  expect(goalPlaces({ league: 'NCAAF' }, 2026, 136)).not.toHaveProperty('playoff');
});
