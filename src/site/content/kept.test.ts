import { expect, test } from 'vitest';
import { keptAs } from './kept.ts';

test('what is kept is had by its name wherever it is asked for, and is replaced whole', () => {
  keptAs<number>('test of one').keep(1);
  keptAs<number>('test of another').keep(2);
  expect(keptAs<number>('test of one').kept()).toBe(1);
  keptAs<number>('test of one').keep(3);
  expect(keptAs<number>('test of one').kept()).toBe(3);
  expect(keptAs<number>('test of another').kept()).toBe(2);
});

test('what nobody has kept is no value', () => {
  expect(() => keptAs<number>('test of none').kept()).toThrow('test of none');
});
