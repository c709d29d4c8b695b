import { expect, test } from 'vitest';
import { teamMates } from './teamMates.ts';

const car = (driver: string, team: string) => ({ driver, team });

test('team mates are compared, each driver once, in the order of the entry list', () => {
  const cars = [
    car('Ann', 'Red'),
    car('Bea', 'Blue'),
    car('Cid', 'Red'),
    car('Dan', 'Red'),
    car('Eve', 'Blue'),
    car('Fay', 'Other'),
    car('Gus', 'Other'),
  ];
  expect(teamMates(cars, 'Other')).toEqual([
    ['Ann', 'Cid'],
    ['Bea', 'Eve'],
  ]);
  expect(teamMates([])).toEqual([]);
});
