import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SAFE_TEXT } from '#http/headers.ts';
import handler from '../../../netlify/functions/games-page.ts';

beforeAll(() => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const ask = (page: string, init: RequestInit = {}) =>
  handler(new Request(`http://host-of-the-request.invalid/api/pages/${page}`, init), {
    params: { page },
    site: { url: 'http://127.0.0.1:1' },
  } as unknown as Context);

test.each([
  'abc',
  'NFL',
  'UFC',
  'golf-nowhere',
  'tennis-clay-vs-dirt',
  'team-',
  'team-nfl',
  '..',
  'x'.repeat(2_000),
])('there is no page %s', async (page) => {
  const answer = await ask(page);
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SAFE_TEXT,
    'cache-control': 'no-store',
  });
});

test('where the store is away it says so, and nothing keeps that', async () => {
  const answer = await ask('home');
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SAFE_TEXT,
    'cache-control': 'no-store',
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not answered', async (method) => {
  const answer = await ask('home', { method });
  expect(answer.status).toBe(405);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SAFE_TEXT, allow: 'GET, HEAD' });
});
