import { describe, expect, test } from 'vitest';
import { retirementShares, topShares, winShares } from '#domain/outcomes/race.ts';
import { simulate } from '../simulate.ts';
import { initialRacing } from './fitted.ts';
import { formula1 } from './formula1/model.ts';
import { predictRace } from './predict.ts';
import type { EnteredCar, UpcomingRace } from './upcomingRace.ts';
import { updateRacing } from './updateRacing.ts';

const f1 = initialRacing('F1');
const cup = initialRacing('NASCAR-Cup');
const race: UpcomingRace = {
  series: 'F1',
  name: 'British Grand Prix',
  date: '2026-07-05T14:00Z',
  track: 'Silverstone',
};
const cupRace: UpcomingRace = {
  series: 'NASCAR-Cup',
  name: 'Pocono 400',
  date: '2025-06-22',
  track: 'Pocono Raceway',
};
const known: EnteredCar[] = [
  { driver: 'Max Verstappen', team: 'Red Bull', grid: 1 },
  { driver: 'Lando Norris', team: 'McLaren', grid: 2 },
  { driver: 'Oscar Piastri', team: 'McLaren', grid: 3 },
  { driver: 'George Russell', team: 'Mercedes', grid: 4 },
  { driver: 'Charles Leclerc', team: 'Ferrari', grid: 5 },
  { driver: 'Lance Stroll', team: 'Aston Martin', grid: 6 },
];
const open = known.map(({ grid: _, ...entrant }) => entrant);
const share = (shares: readonly number[], index: number): number => shares[index] ?? Number.NaN;

test('the same race gives the same digits, and its recipe runs again', () => {
  const one = predictRace(known, race, f1, 2000);
  expect(predictRace(known, race, f1, 2000)).toEqual(one);
  const { inputs, seed, iterations, model } = one.recipe;
  expect(model).toBe('formula1');
  const again = simulate(formula1, inputs, Number.parseInt(seed, 16), iterations);
  expect(again).toEqual(one.outcome);
  expect(predictRace(known, { ...race, name: 'Other' }, f1, 2000).recipe.seed).not.toBe(seed);
});

test('a better slot helps; an open grid is marked and less certain', () => {
  const { outcome, recipe } = predictRace(known, race, f1, 5000);
  expect(recipe.notes).toEqual([]);
  const last = known.map((entrant, index) => ({ ...entrant, grid: index === 0 ? 6 : index }));
  const behind = predictRace(last, race, f1, 5000).outcome;
  expect(share(winShares(outcome), 0)).toBeGreaterThan(share(winShares(behind), 0) + 0.1);
  const without = predictRace(open, race, f1, 5000);
  expect(without.recipe.notes).toEqual(['The grid is not known: wider']);
  expect(without.recipe.inputs.gridOpen).toBe(true);
  expect(without.outcome.pole.reduce((sum, count) => sum + count, 0)).toBe(5000);
});

test('one missing slot is marked and widens that car alone', () => {
  const some = known.map((entrant, index) =>
    index === 2 ? { ...entrant, grid: undefined } : entrant,
  );
  const { recipe } = predictRace(some, race, f1, 100);
  expect(recipe.notes).toEqual(['Oscar Piastri has no known slot: a middle one, wider']);
  const [sure, wide] = [predictRace(known, race, f1, 100).recipe, recipe].map(
    ({ inputs }) => inputs.entrants[2]?.strengthSd ?? 0,
  );
  expect(wide).toBeGreaterThan(sure ?? 9);
});

test('unknown drivers and teams are newcomers, said so', () => {
  const entrants = [...known, { driver: 'A. Nobody', team: 'Andretti', grid: 7 }];
  const { recipe, outcome } = predictRace(entrants, race, f1, 2000);
  expect(recipe.notes).toEqual([
    "A. Nobody is new to the ratings: a newcomer's rating, wide range",
    "Andretti is new to the ratings: a new team's rating, wide range",
  ]);
  expect(recipe.inputs.entrants[6]?.strengthSd).toBeGreaterThan(
    recipe.inputs.entrants[0]?.strengthSd ?? 9,
  );
  expect(share(topShares(outcome, 7), 6)).toBe(1);
});

test('a sprint is shorter: fewer retirements, its own points', () => {
  const full = predictRace(known, race, f1, 20_000).outcome;
  const sprint = predictRace(known, { ...race, sprint: true }, f1, 20_000);
  expect(share(retirementShares(sprint.outcome), 0)).toBeLessThan(
    share(retirementShares(full), 0) / 2,
  );
  expect(sprint.recipe.inputs.points[0]).toBe(8);
  expect(sprint.outcome.fastestLap).toEqual([]);
});

describe('NASCAR', () => {
  const drivers = ['Kyle Larson', 'Denny Hamlin', 'Cody Ware'];
  const teams = ['Hendrick Motorsports', 'Joe Gibbs Racing', 'Rick Ware Racing'];
  const entrants = drivers.map((driver, index) => ({
    driver,
    team: teams[index] ?? '',
    make: index === 1 ? 'Toyota' : 'Chevrolet',
  }));

  test('the Cup knows its drivers', () => {
    const { outcome, recipe } = predictRace(entrants, cupRace, cup, 5000);
    expect(recipe.model).toBe('stockcar');
    expect(share(winShares(outcome), 0)).toBeGreaterThan(share(winShares(outcome), 2) * 2);
    expect(outcome.entrants[1]?.make).toBe('Toyota');
    expect(outcome.stages).toHaveLength(2);
  });

  test.each(['NASCAR-Xfinity', 'NASCAR-Truck'] as const)(
    '%s: all are newcomers, unless a rating is given',
    (series) => {
      const { outcome, recipe } = predictRace(entrants, { ...cupRace, series }, cup, 20_000);
      expect(recipe.notes[0]).toContain('results are known');
      for (const chance of winShares(outcome)) expect(Math.abs(chance - 1 / 3)).toBeLessThan(0.02);
      const rated = entrants.map((entrant, index) => ({ ...entrant, rating: index }));
      const given = predictRace(rated, { ...cupRace, series }, cup, 2000).outcome;
      expect(share(winShares(given), 2)).toBeGreaterThan(0.5);
    },
  );
});

test('predicting leaves the ratings as they were; learning gives new ones', () => {
  const before = JSON.stringify(f1);
  predictRace(known, race, f1, 10);
  const entrants = [
    { driver: 'lance-stroll', team: 'aston-martin', grid: 1, finish: 1, place: 1 },
    { driver: 'max-verstappen', team: 'red-bull', grid: 2, finish: 2, place: 2 },
  ];
  const learned = updateRacing(f1, [
    { season: 2026, day: 20_530, trackType: 'permanent', entrants },
  ]);
  expect(JSON.stringify(f1)).toBe(before);
  expect(learned.race.drivers['lance-stroll']?.mean).toBeGreaterThan(
    f1.race.drivers['lance-stroll']?.mean ?? 9,
  );
});

test.each([
  ['two drivers of one name', [...known, { driver: 'max verstappen', team: 'X', grid: 7 }], race],
  ['no such slot', [{ driver: 'A', team: 'B', grid: 0 }, ...known], race],
  ['no such rating', [{ driver: 'A', team: 'B', grid: 9, rating: Number.NaN }, ...known], race],
  ['no driver', [{ driver: '', team: 'B', grid: 9 }, ...known], race],
  ['one car', known.slice(0, 1), race],
  ['no date', known, { ...race, date: 'tomorrow' }],
  ['another sport', known, cupRace],
] as const)('%s is a RangeError', (_, entrants, of) => {
  expect(() => predictRace(entrants, of, f1, 10)).toThrow(RangeError);
});
