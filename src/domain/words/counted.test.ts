import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 games'],
  [1, '1 game'],
  [2, '2 games'],
  [1234, '1,234 games'],
])('%i', (count, text) => {
  expect(counted(count, 'game')).toBe(text);
});

test('a plural that is not made with an s is given', () => {
  expect(counted(1, 'refresh', 'refreshes')).toBe('1 refresh');
  expect(counted(2, 'refresh', 'refreshes')).toBe('2 refreshes');
});
