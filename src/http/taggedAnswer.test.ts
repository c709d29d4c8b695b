import { expect, test } from 'vitest';
import { etagOf, taggedAnswer } from './taggedAnswer.ts';

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
  const headers = header === null ? {} : { 'if-none-match': header };
  const request = new Request('https://simcast.example/', { headers });
  for (const etag of ['"a"', 'W/"a"']) {
    expect(taggedAnswer(request, 'body', { headers: {}, etag }).status).toBe(known ? 304 : 200);
  }
});
