import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { clock } from '#clock';
import { signRefresh } from '#http/signedJob.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { bareContext } from '#test/context.ts';
import handler from '../../../netlify/functions/refresh-background.ts';

/** Where nobody listens. */
const NOWHERE = 'http://127.0.0.1:1';

let database: TestDatabase;
let receiver: HttpServer;
let received: string[];
let lines: string[];
/** How the receiver behaves. */
let answer: () => Response;

beforeAll(async () => {
  database = await startTestDatabase();
  receiver = await listen(async (request) => {
    received.push(z.object({ text: z.string() }).parse(await request.json()).text);
    return answer();
  });
});
afterAll(async () => {
  await receiver?.stop();
  await database?.stop();
});
beforeEach(async () => {
  received = [];
  lines = [];
  answer = () => new Response();
  for (const name of ['ESPN', 'SPORTSDB', 'JOLPICA', 'BOVADA', 'OPEN_METEO']) {
    vi.stubEnv(`${name}_BASE_URL`, NOWHERE);
  }
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  vi.stubEnv('ALERT_WEBHOOK_URL', `${receiver.url}/services/secret-part`);
  vi.stubEnv('URL', NOWHERE);
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  }
  await database.query('truncate alerts, refresh_requests');
  await database.query("update refresh_runs set status = 'done'");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Fifteen minutes pass and the schedule runs again, with live feeds or samples. */
async function tick(source: 'espn' | 'demo'): Promise<string> {
  vi.stubEnv('SIMCAST_SOURCE', source);
  vi.stubEnv('SIMCAST_SAMPLES', 'quick');
  const later = (table: string, column: string) =>
    database.query(`update ${table} set ${column} = ${column} - interval '15 minutes'`);
  await later('refresh_requests', 'accepted_at');
  await later('refresh_runs', 'started_at');
  await database.query("update alerts set claimed_until = '-infinity'");
  const headers = signRefresh(database.secretKey, clock.now());
  const request = new Request('http://localhost/x', { method: 'POST', headers });
  return handler(request, bareContext()).then(
    async (response) => z.object({ status: z.string() }).parse(await response.json()).status,
    () => 'thrown',
  );
}

test('a run that fails twice in a row is told once, and once when it is over', async () => {
  expect(await tick('demo')).toBe('done');
  expect(await tick('espn')).toBe('thrown');
  expect(received).toEqual([]);
  expect(await tick('espn')).toBe('thrown');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^Simcast:\nWrong, since .* UTC: The last 2 refreshes failed/);
  expect(received[0]).toContain('/status');
  expect(await tick('espn')).toBe('thrown');
  expect(received).toHaveLength(1);
  expect(await tick('demo')).toBe('done');
  expect(received).toHaveLength(2);
  expect(received[1]).toMatch(/\nOver, since .* refreshes failed/);
  expect(await tick('demo')).toBe('done');
  expect(received).toHaveLength(2);
  const outcomes = await database.query(
    'select outcome from refresh_requests order by accepted_at',
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'done',
    'failed',
    'failed',
    'failed',
    'done',
    'done',
  ]);
});

test.each([
  ['answers 500', () => new Response(null, { status: 500 })],
  ['redirects', () => new Response(null, { status: 302, headers: { location: NOWHERE } })],
  ['refuses', () => new Response(null, { status: 404 })],
])('a receiver that %s fails no run, and is told again at the next look', async (_, misbehaves) => {
  expect(await tick('demo')).toBe('done');
  for (const source of ['espn', 'espn'] as const) await tick(source);
  received = [];
  await database.query('update alerts set told_at = null');
  answer = misbehaves;
  expect(await tick('espn')).toBe('thrown');
  expect(received.length).toBeGreaterThan(0);
  const noted = lines.filter((line) => line.includes('The alert was not taken'));
  expect(noted).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('secret-part');
  received = [];
  answer = () => new Response();
  expect(await tick('espn')).toBe('thrown');
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Wrong, since');
});

test('a setting that is no https address is said in the log, and fails nothing', async () => {
  vi.stubEnv('ALERT_WEBHOOK_URL', 'http://hooks.example/secret-part');
  expect(await tick('demo')).toBe('done');
  expect(lines.filter((line) => line.includes('ALERT_WEBHOOK_URL is no https'))).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('secret-part');
});

test('every line of a run is JSON with its run and stage', async () => {
  await tick('espn');
  const line = z.object({
    at: z.string(),
    level: z.string(),
    job: z.literal('refresh'),
    message: z.string(),
  });
  const told = lines.map((text) =>
    line.extend({ run: z.int().optional(), stage: z.string().optional() }).parse(JSON.parse(text)),
  );
  const failed = told.filter(({ message }) => message.startsWith('feed failed for'));
  expect(failed.length).toBeGreaterThan(10);
  expect(new Set(failed.map(({ run, stage, level }) => `${run} ${stage} ${level}`)).size).toBe(1);
  expect(failed[0]).toMatchObject({ stage: 'ingest', level: 'warn' });
});
