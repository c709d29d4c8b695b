import { expect, test } from 'vitest';
import { tabAfter } from './tabKeys.ts';

const IDS = ['a', 'b', 'c'];

test('arrows move round the ends, Home and End to them, other keys nowhere', () => {
  expect(tabAfter(IDS, 'a', 'ArrowRight')).toBe('b');
  expect(tabAfter(IDS, 'c', 'ArrowRight')).toBe('a');
  expect(tabAfter(IDS, 'a', 'ArrowLeft')).toBe('c');
  expect(tabAfter(IDS, 'b', 'Home')).toBe('a');
  expect(tabAfter(IDS, 'b', 'End')).toBe('c');
  expect(tabAfter(IDS, 'b', 'Tab')).toBeUndefined();
});
