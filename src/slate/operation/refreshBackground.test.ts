import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#clock';
import { signRefresh } from '#http/signedJob.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { bareContext } from '#test/context.ts';
import handler from '../../../netlify/functions/refresh-background.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  process.env.SIMCAST_SOURCE = 'demo';
  process.env.SIMCAST_SAMPLES = 'quick';
});
afterAll(() => database?.stop());

const ADDRESS = 'http://localhost/.netlify/functions/refresh-background';
const call = (headers: Record<string, string>, method = 'POST') =>
  handler(new Request(ADDRESS, { method, headers }), bareContext());
const runs = () => database.query('select trigger, status from refresh_runs');
const signed = (ageMs = 0) =>
  signRefresh(database.secretKey, new Date(clock.now().getTime() - ageMs));
const statusOf = async (headers: Record<string, string>, method?: string) =>
  (await call(headers, method)).status;

test('93: unsigned, forged or expired, nothing is started', async () => {
  expect(await statusOf({})).toBe(404);
  expect(await statusOf({ 'x-refresh-key': 'guess' })).toBe(404);
  expect(await statusOf(signRefresh(database.publishableKey, clock.now()))).toBe(404);
  expect(await statusOf({ ...signed(), 'x-refresh-nonce': crypto.randomUUID() })).toBe(404);
  expect(await statusOf(signed(61_000))).toBe(404);
  expect(await runs()).toEqual([]);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '93: by %s nothing is started, however well signed',
  async (method) => {
    const answer = await call(signed(), method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await runs()).toEqual([]);
  },
);

test('93: of many at once, the same and others, one refresh runs', async () => {
  const one = signed();
  const requests = [one, one, one, one, signed(), signed(), signed(), signed()];
  const statuses = await Promise.all(requests.map((headers) => statusOf(headers)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 409, 429].includes(status))).toBe(true);
  expect(await runs()).toEqual([{ trigger: 'schedule', status: 'done' }]);
});

test('93: a second within four minutes comes too soon', async () => {
  expect(await statusOf(signed())).toBe(429);
  expect(await runs()).toHaveLength(1);
});

const later = (minutes: number) =>
  database.query(
    `update refresh_requests set accepted_at = accepted_at - interval '${minutes} minutes'`,
  );

test('93: asked again and again, it does no more than is due', async () => {
  for (let time = 0; time < 3; time += 1) {
    await later(5);
    const answer = await call(signed());
    expect(await answer.json()).toEqual({ status: 'idle' });
  }
  expect(await runs()).toHaveLength(1);
  const outcomes = await database.query(
    'select outcome, count(*)::int from refresh_requests group by outcome order by outcome',
  );
  expect(outcomes).toEqual([
    { outcome: 'done', count: 1 },
    { outcome: 'idle', count: 3 },
  ]);
});

test('a quarter of an hour after the last, the next full refresh is due', async () => {
  await later(5);
  await database.query("update refresh_runs set started_at = started_at - interval '15 minutes'");
  expect((await call(signed())).status).toBe(200);
  expect(await runs()).toHaveLength(2);
});
