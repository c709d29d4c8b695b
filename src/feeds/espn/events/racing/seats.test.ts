import { expect, test } from 'vitest';
import { seatsOf } from './seats.ts';

const FIELD = [
  'Lando Norris',
  'Oscar Piastri',
  'George Russell',
  'Kimi Antonelli',
  'Max Verstappen',
  'Isack Hadjar',
  'Charles Leclerc',
  'Lewis Hamilton',
  'Alexander Albon',
  'Carlos Sainz',
  'Liam Lawson',
  'Arvid Lindblad',
  'Fernando Alonso',
  'Lance Stroll',
  'Esteban Ocon',
  'Oliver Bearman',
  'Nico Hülkenberg',
  'Gabriel Bortoleto',
  'Pierre Gasly',
  'Franco Colapinto',
  'Sergio Pérez',
  'Valtteri Bottas',
];
const without = (...absent: readonly string[]) => FIELD.filter((one) => !absent.includes(one));
const NOTHING = new Map<string, string>();

test('a substitute drives the car of the one he replaces', () => {
  const seats = seatsOf([...without('Lewis Hamilton'), 'Una Known'], NOTHING);
  expect(seats.get('Una Known')).toBe('Ferrari');
  expect(seats.get('Charles Leclerc')).toBe('Ferrari');
  expect(seats.size).toBe(22);
});

test('two substitutes of one team are known, two of several stay in the field without a team', () => {
  const one = [...without('Alexander Albon', 'Carlos Sainz'), 'Una Known', 'Bea Hind'];
  expect(['Una Known', 'Bea Hind'].map((driver) => seatsOf(one, NOTHING).get(driver))).toEqual([
    'Williams',
    'Williams',
  ]);
  const two = [...without('Alexander Albon', 'Lance Stroll'), 'Una Known', 'Bea Hind'];
  expect(seatsOf(two, NOTHING).get('Una Known')).toBe('Other team');
});

test('a team that the feed names comes first, under whichever of its names', () => {
  const said = new Map([
    ['Una Known', 'Scuderia Ferrari'],
    ['Max Verstappen', 'Red Bull Racing'],
  ]);
  const seats = seatsOf([...without('Lewis Hamilton'), 'Una Known'], said);
  expect(seats.get('Una Known')).toBe('Scuderia Ferrari');
  const more = seatsOf([...without('Isack Hadjar'), 'Bea Hind'], said);
  expect(more.get('Bea Hind')).toBe('Red Bull');
});

test('of a short list nothing is concluded', () => {
  expect([...seatsOf(['Lando Norris', 'Una Known'], NOTHING)]).toEqual([
    ['Lando Norris', 'McLaren'],
  ]);
});
