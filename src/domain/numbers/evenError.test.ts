import { expect, test } from 'vitest';
import { evenErrorText } from './evenError.ts';

test('ten runs of all, in points', () => {
  expect(evenErrorText(100_000)).toBe('0.01');
  expect(evenErrorText(10_000)).toBe('0.1');
  expect(evenErrorText(1000)).toBe('1');
});
