import { expect, test } from 'vitest';
import { filePath, isNarrowed, NO_FILTERS, nextOf, usersPath } from './asked.ts';

test('a list is asked for by what it is narrowed to', () => {
  expect(usersPath(NO_FILTERS)).toBe('/api/admin/users?sort=newest');
  const filters = { ...NO_FILTERS, search: '(412) 555', status: 'active' } as const;
  expect(usersPath(filters)).toBe(
    '/api/admin/users?search=%28412%29+555&status=active&sort=newest',
  );
  expect(filePath(filters, true)).toBe(
    '/api/admin/users.csv?search=%28412%29+555&status=active&sort=newest&reveal=1',
  );
});

test('the order narrows nothing', () => {
  expect(isNarrowed({ ...NO_FILTERS, sort: 'oldest' })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, terms: 'missing' })).toBe(true);
});

test('the next page is where the answer says', () => {
  expect(nextOf('</api/admin/users?after=x>; rel="next"')).toBe('/api/admin/users?after=x');
  expect(nextOf(null)).toBeUndefined();
});
