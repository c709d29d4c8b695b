import { expect, test } from 'vitest';
import { etagOf, isKnown } from './given.ts';

test('equal texts have equal tags, in quotes', () => {
  expect(etagOf('[]')).toBe(etagOf('[]'));
  expect(etagOf('[]')).not.toBe(etagOf('{}'));
  expect(etagOf('[]')).toMatch(/^"[\w-]{27}"$/);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
])('If-None-Match: %s', (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});
