import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import handler from '../functions/refresh-background.ts';
import { refreshKey } from '../lib/refreshKey.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  process.env.SIMCAST_SOURCE = 'demo';
});
afterAll(() => database?.stop());

const call = (headers: Record<string, string>) =>
  handler(
    new Request('http://localhost/.netlify/functions/refresh-background', {
      method: 'POST',
      headers,
    }),
  );
const runs = () => database.query('select trigger, status from refresh_runs');

test.each([{}, { 'x-refresh-key': 'guess' }, { 'x-refresh-key': '' }])(
  'without the schedule’s key nothing is started: %o',
  async (headers) => {
    expect((await call(headers)).status).toBe(404);
    expect(await runs()).toEqual([]);
  },
);

test('with it one refresh runs', async () => {
  expect((await call({ 'x-refresh-key': refreshKey() })).status).toBe(200);
  expect(await runs()).toEqual([{ trigger: 'schedule', status: 'done' }]);
});
