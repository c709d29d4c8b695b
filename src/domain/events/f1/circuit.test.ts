import { expect, test } from 'vitest';
import { circuitType } from './circuit.ts';

test.each([
  ['Circuit de Monaco', 'Street Circuit'],
  ['Silverstone Circuit', 'Historic Circuit'],
  ['Circuit de Spa-Francorchamps', 'Historic Circuit'],
  ['Autodromo Nazionale Monza', 'High Speed'],
  ['Singapore Street Circuit', 'Night Race'],
  ['Las Vegas Strip Circuit', 'Night Race'],
  ['Red Bull Ring', 'Permanent Circuit'],
  ['CIRCUIT DE MONACO', 'Street Circuit'],
  ['siLVERstone', 'Historic Circuit'],
  ['Spa', 'Historic Circuit'],
  ['LAS VEGAS Strip', 'Night Race'],
  ['Jeddah Corniche Circuit', 'Street Circuit'],
  ['Lusail International Circuit', 'Permanent Circuit'],
  ['', 'Permanent Circuit'],
])('%s is a %s', (venue, label) => {
  expect(circuitType(venue)).toBe(label);
});

test.each([
  ['Baku City Circuit', 'Street Circuit'],
  ['Circuit Gilles-Villeneuve', 'Street Circuit'],
  ['Circuit Gilles Villeneuve, Montréal', 'Street Circuit'],
  ['Miami International Autodrome', 'Street Circuit'],
  ['Albert Park Grand Prix Circuit', 'Street Circuit'],
  ['Madring', 'Street Circuit'],
  ['Marina Bay Street Circuit', 'Night Race'],
  ['Bahrain International Circuit', 'Permanent Circuit'],
  ['Autódromo Hermanos Rodríguez', 'Permanent Circuit'],
  ['Circuit Zandvoort', 'Permanent Circuit'],
])('the known circuit %s is a %s', (venue, label) => {
  expect(circuitType(venue)).toBe(label);
});

test("where the venue's name does not say it the event's does", () => {
  expect(circuitType('Marina Bay Street Circuit', 'Singapore Grand Prix')).toBe('Night Race');
  expect(circuitType('Silverstone Circuit', 'Las Vegas Grand Prix')).toBe('Historic Circuit');
  expect(circuitType('Red Bull Ring', 'Austrian Grand Prix')).toBe('Permanent Circuit');
});

test('Spain is not Spa', () => {
  expect(circuitType('Circuit de Barcelona-Catalunya, Spain')).toBe('Permanent Circuit');
});
