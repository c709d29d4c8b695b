import { expect, test } from 'vitest';
import { writtenCars } from './writtenCars.ts';

test('a row is a team: each driver is a car, with a make and a rating where they are said', () => {
  const list = `
JR Motorsports | Chevrolet | 00 Ann Able, 7 Bea Baker Jr. | 0
Red Bull | – | 3 Cid Cole
`;
  const jr = { team: 'JR Motorsports', make: 'Chevrolet', rating: 0 };
  expect(writtenCars(list)).toStrictEqual([
    { driver: 'Ann Able', number: '00', ...jr },
    { driver: 'Bea Baker Jr.', number: '7', ...jr },
    { driver: 'Cid Cole', number: '3', team: 'Red Bull' },
  ]);
});
