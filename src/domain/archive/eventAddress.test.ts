import { expect, test } from 'vitest';
import { eventAddress, lastingPartPath } from './eventAddress.ts';

test.each([
  [12, '', '/event/12'],
  [12, '401', '/event/12/401'],
  [12, 'a b/c', '/event/12/a%20b%2Fc'],
])('event %s, part "%s" keeps %s', (id, part, path) => {
  expect(lastingPartPath(id, part)).toBe(path);
  expect(eventAddress(path)).toEqual({ kind: 'event', id, part });
});

test.each([
  ['/event/012', '/event/12'],
  ['/event/12/', '/event/12'],
  ['/Event/12/401/', '/event/12/401'],
])('%s leads to %s', (from, to) => {
  expect(eventAddress(from)).toEqual({ kind: 'moved', to });
});

test.each([
  '/event',
  '/event/x',
  '/event/-1',
  '/event/1/2/3',
  '/event/1/%zz',
  '/event/99999999999999999999',
])('%s could be no event', (path) => {
  expect(eventAddress(path)).toEqual({ kind: 'invalid' });
});
