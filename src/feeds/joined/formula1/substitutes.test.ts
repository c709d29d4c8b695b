import { expect, test } from 'vitest';
import { withSubstitutes } from './substitutes.ts';

const CARS = [
  { driver: 'Max Verstappen', team: 'Red Bull', number: '1' },
  { driver: 'Isack Hadjar', team: 'Red Bull', number: '6' },
  { driver: 'Charles Leclerc', team: 'Ferrari', number: '16' },
  { driver: 'Lewis Hamilton', team: 'Ferrari', number: '44' },
  { driver: 'Alexander Albon', team: 'Williams', number: '23' },
];
const NAMES = CARS.map(({ driver }) => driver);
const instead = (changes: Readonly<Record<string, string>>) =>
  NAMES.map((name) => changes[name] ?? name);
const unknown = () => undefined;
const seats = (
  drivers: readonly string[],
  teamOf: (driver: string) => string | undefined = unknown,
) => withSubstitutes(CARS, drivers, teamOf).map(({ driver, team }) => `${driver}, ${team}`);
const ALL = CARS.map(({ driver, team }) => `${driver}, ${team}`);

test('a substitute takes the seat of the one who is missing, without his number', () => {
  const cars = withSubstitutes(CARS, instead({ 'Lewis Hamilton': 'Oliver Bearman' }), unknown);
  expect(cars[3]).toEqual({ driver: 'Oliver Bearman', team: 'Ferrari' });
  expect(cars).toHaveLength(5);
});

test('another spelling of a name is no substitute', () => {
  expect(seats(instead({ 'Alexander Albon': 'Alex Albon' }))).toEqual(ALL);
});

test('of several free seats the team tells', () => {
  const drivers = instead({ 'Lewis Hamilton': 'Una Known', 'Isack Hadjar': 'Bea Hind' });
  const teams: Readonly<Record<string, string>> = { 'Una Known': 'Ferrari F1 Team' };
  expect(seats(drivers, (driver) => teams[driver]).slice(0, 4)).toEqual([
    'Max Verstappen, Red Bull',
    'Bea Hind, Red Bull',
    'Charles Leclerc, Ferrari',
    'Una Known, Ferrari',
  ]);
  expect(seats(drivers).filter((car) => car.endsWith('Other team'))).toEqual([
    'Bea Hind, Other team',
    'Una Known, Other team',
  ]);
});

test('one of a team with both seats free takes either', () => {
  const drivers = ['Max Verstappen', 'Isack Hadjar', 'Alexander Albon', 'Una Known'];
  expect(seats(drivers).filter((car) => car.startsWith('Una'))).toEqual(['Una Known, Ferrari']);
});

test('a list that lacks most of the field, or names nobody new, changes nothing', () => {
  expect(seats(['Una Known'])).toEqual(ALL);
  expect(seats(NAMES.slice(1))).toEqual(ALL);
  expect(seats([])).toEqual(ALL);
});
