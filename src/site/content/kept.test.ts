import { expect, test } from 'vitest';
import { keptGlobally } from './kept.ts';

test('what is kept is had by its name wherever it is asked for, and is replaced whole', () => {
  keptGlobally<number>('test of one').keep(1);
  keptGlobally<number>('test of another').keep(2);
  expect(keptGlobally<number>('test of one').kept()).toBe(1);
  keptGlobally<number>('test of one').keep(3);
  expect(keptGlobally<number>('test of one').kept()).toBe(3);
  expect(keptGlobally<number>('test of another').kept()).toBe(2);
});

test('what nobody has kept is no value', () => {
  expect(() => keptGlobally<number>('test of none').kept()).toThrow('test of none');
});
