import { expect, test } from 'vitest';
import { precondition, rangeOf } from './preconditions.ts';

const MODIFIED = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT');
const BEFORE = 'Sat, 21 Nov 2026 11:59:59 GMT';
const SAME = 'Sat, 21 Nov 2026 12:00:00 GMT';
const FILE = { etag: '"a"', modified: MODIFIED };

test.each<[Record<string, string>, number]>([
  [{}, 200],
  [{ 'if-none-match': '"a"' }, 304],
  [{ 'if-none-match': 'W/"a"' }, 304],
  [{ 'if-none-match': '"b", "a"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"b"' }, 200],
  [{ 'if-none-match': '"*"' }, 200],
  [{ 'if-none-match': 'a' }, 200],
  // With a tag, a date does not count.
  [{ 'if-none-match': '"b"', 'if-modified-since': SAME }, 200],
  [{ 'if-modified-since': SAME }, 304],
  [{ 'if-modified-since': BEFORE }, 200],
  [{ 'if-modified-since': 'yesterday' }, 200],
  [{ 'if-match': '"a"' }, 200],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': 'W/"a"' }, 412],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': '"a"', 'if-unmodified-since': BEFORE }, 200],
  [{ 'if-unmodified-since': BEFORE }, 412],
  [{ 'if-unmodified-since': SAME }, 200],
  [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
])('%o leads to %i', (headers, status) => {
  expect(precondition(new Headers(headers), FILE)).toBe(status);
});

test.each<[string, ReturnType<typeof rangeOf>]>([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-999', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-999', { start: 0, end: 9 }],
  ['Bytes=1-2', { start: 1, end: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['items=0-1', 'whole'],
])('of ten bytes "%s" is %o', (range, wanted) => {
  expect(rangeOf(new Headers({ range }), 10, FILE)).toEqual(wanted);
});

test.each<[string, boolean]>([
  ['"a"', true],
  ['W/"a"', false],
  ['"b"', false],
  [SAME, true],
  [BEFORE, false],
  ['never', false],
])('a part of what If-Range calls %s is given: %s', (ifRange, given) => {
  const headers = new Headers({ range: 'bytes=0-1', 'if-range': ifRange });
  expect(rangeOf(headers, 10, FILE)).toEqual(given ? { start: 0, end: 1 } : 'whole');
});
