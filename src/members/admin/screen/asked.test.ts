import { expect, test } from 'vitest';
import { fileAsked, isNarrowed, NO_FILTERS, nextOf, usersAsked } from './asked.ts';

test('a list is asked for by what it is narrowed to', () => {
  expect(usersAsked(NO_FILTERS)).toEqual({ path: '/api/admin/users?sort=newest' });
  const filters = { ...NO_FILTERS, tier: 'yearly', status: 'active' } as const;
  expect(usersAsked(filters).path).toBe('/api/admin/users?status=active&tier=yearly&sort=newest');
  expect(fileAsked(filters, true)).toEqual({
    path: '/api/admin/users.csv?status=active&tier=yearly&sort=newest&reveal=1',
  });
});

test('no address that is asked for has what was typed into the search', () => {
  const filters = { ...NO_FILTERS, search: '(412) 555', status: 'active' } as const;
  const body = { search: '(412) 555', status: 'active', sort: 'newest' };
  expect(usersAsked(filters)).toEqual({ path: '/api/admin/users', body });
  expect(fileAsked(filters, true)).toEqual({
    path: '/api/admin/users.csv',
    body: { ...body, reveal: true },
  });
  const next = nextOf(usersAsked(filters), new Headers({ 'x-next': 'x' }));
  expect(next).toEqual({ path: '/api/admin/users', body: { ...body, after: 'x' } });
  expect(nextOf(usersAsked(filters), new Headers())).toBeUndefined();
});

test('the order narrows nothing', () => {
  expect(isNarrowed({ ...NO_FILTERS, sort: 'oldest' })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, terms: 'missing' })).toBe(true);
});

test('the next page is where the answer says', () => {
  const headers = new Headers({ link: '</api/admin/users?after=x>; rel="next"' });
  expect(nextOf({ path: '/' }, headers)).toEqual({ path: '/api/admin/users?after=x' });
  expect(nextOf({ path: '/' }, new Headers())).toBeUndefined();
});
