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
  ['', 'Permanent Circuit'],
])('%s is a %s', (venue, label) => {
  expect(circuitType(venue)).toBe(label);
});

test('Spain is not Spa', () => {
  expect(circuitType('Circuit de Barcelona-Catalunya, Spain')).toBe('Permanent Circuit');
});
