import { expect, test } from 'vitest';
import { madeUpSeason } from './madeUpSeason.fixture.ts';
import { badGoals, bestGoals, inDanger } from './phoneGoals.ts';

const MADE_UP = madeUpSeason();
const seasonOf = (...ids: readonly string[]) => {
  const goals = ids.map((id) => ({ id, name: id, verb: id, bad: id.startsWith('relegation') }));
  return madeUpSeason({ format: { ...MADE_UP.format, goals } });
};

test('a phone shows the best what they play for, four goals at most, without mere steps first', () => {
  const shown = (...ids: readonly string[]) => bestGoals(seasonOf(...ids)).map((at) => ids[at]);
  expect(shown('playoffs', 'division', 'bye', 'title')).toHaveLength(4);
  expect(shown('playoffs', 'division', 'bye', 'pennant', 'title')).toEqual([
    'playoffs',
    'division',
    'pennant',
    'title',
  ]);
  expect(shown('titleGame', 'conference', 'playoff', 'bye', 'title')).toEqual([
    'conference',
    'playoff',
    'title',
  ]);
  expect(shown('title', 'topFour', 'europe', 'relegation')).toEqual(['title', 'topFour', 'europe']);
});

test('in danger are those who may go down, straight or by a play-off, the likeliest first', () => {
  const odds = [
    [0.9, 0, 0],
    [0.1, 0.2, 0.3],
    [0, 0.4, 0],
    [0, 0.1, 0.1],
  ];
  const view = seasonOf('title', 'relegation', 'relegationPlayoff');
  const teams = view.teams.map((team, at) => ({ ...team, odds: odds[at] ?? [] }));
  expect(badGoals(view)).toEqual([1, 2]);
  expect(inDanger({ ...view, teams }, 2).map(({ shortName }) => shortName)).toEqual([
    'Betas',
    'Gammas',
  ]);
  expect(inDanger({ ...view, teams }, 9)).toHaveLength(3);
  expect(inDanger(MADE_UP, 4)).toEqual([]);
});
