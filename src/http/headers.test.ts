import type { Context } from '@netlify/functions';
import { expect, test } from 'vitest';
import { headersOf } from '#test/deploy/headers.ts';
import leaguePath from '../../netlify/functions/league-path.ts';
import { SAFE_HEADERS, SAFE_PAGE } from './headers.ts';

test('a page of a function says what netlify.toml says of a built one', async () => {
  expect(await headersOf('/league/xyz')).toEqual(SAFE_PAGE);
});

test('a page and an answer are asked for by HTTPS alone, for two years', () => {
  expect(SAFE_PAGE['strict-transport-security']).toBe(SAFE_HEADERS['strict-transport-security']);
  expect(SAFE_HEADERS['strict-transport-security']).toBe('max-age=63072000');
});

test('a league path leads on with the same', async () => {
  const request = new Request('http://localhost/league/NFL?x=1');
  const answer = await leaguePath(request, { params: { league: 'NFL' } } as unknown as Context);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/league/nfl?x=1');
  expect(Object.fromEntries(answer.headers)).toMatchObject(SAFE_PAGE);
});
