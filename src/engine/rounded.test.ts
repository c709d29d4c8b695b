import { expect, test } from 'vitest';
import { own } from './own.ts';
import { rounded } from './rounded.ts';

test('figures are rounded as they are printed', () => {
  expect(rounded(0.12345, 4)).toBe(0.1235);
  expect(rounded(2.5, 0)).toBe(3);
});

test('only a record’s own values are its values', () => {
  expect(own({ a: 1 }, 'a')).toBe(1);
  expect(own({ a: 1 }, 'toString')).toBeUndefined();
});
