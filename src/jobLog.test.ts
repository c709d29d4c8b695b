import { afterEach, expect, test, vi } from 'vitest';
import { jobLog } from '#jobLog';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a line of the log becomes. */
function written(...line: Parameters<ReturnType<typeof jobLog>>): string {
  const lines: string[] = [];
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text) => void lines.push(String(text)));
  }
  jobLog('refresh')(...line);
  return lines.join('\n');
}

test('a line is one JSON object with run, stage, level and counts', () => {
  const line = written('left out 2 games\nof NFL', {
    run: 7,
    stage: 'ingest',
    level: 'warn',
    counts: { games: 2 },
  });
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'warn',
    job: 'refresh',
    run: 7,
    stage: 'ingest',
    message: 'left out 2 games\nof NFL',
    counts: { games: 2 },
  });
});

test.each([
  '+15555550100',
  '+1 (555) 555-0100',
  '(555) 555-0100',
  '555-555-0100',
  '15555550100',
  '5555550100',
])('no phone number gets into it: %s', (phone) => {
  const line = written(`sent to ${phone}.`, { counts: { phone } });
  expect(line.replace(/"at":"[^"]*"/, '')).not.toMatch(/0100|555/);
});

test.each([
  'sb_secret_abcDEF123456',
  'sk_live_51HxyzAbc',
  'rk_test_51HxyzAbc',
  'whsec_c2VjcmV0',
  'v1,whsec_c2VjcmV0c2VjcmV0',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'https://x.example/v1?apikey=abcdef&x=1',
])('no key of a known shape gets into it: %s', (secret) => {
  const [kept = ''] = /(?:c2|51H|abc|eyJs)\w*/.exec(secret) ?? [];
  expect(written(`failed with ${secret}`, { counts: { secret } })).not.toContain(kept);
});

test('no secret of the environment gets into it, whatever it looks like', () => {
  vi.stubEnv('PHONE_HASH_KEY', 'plain words that nobody would guess');
  vi.stubEnv('ALERT_WEBHOOK_URL', 'https://hooks.example/services/T0/B0/xyz');
  vi.stubEnv('SEND_SMS_HOOK_SECRETS', 'first-secret|second-secret');
  vi.stubEnv('BUILD_HOOK_URL', '');
  const line = written(
    'plain words that nobody would guess, https://hooks.example/services/T0/B0/xyz, second-secret, first-secret',
  );
  expect(JSON.parse(line).message).toBe(
    '[PHONE_HASH_KEY], [ALERT_WEBHOOK_URL], [SEND_SMS_HOOK_SECRETS], [SEND_SMS_HOOK_SECRETS]',
  );
});

test('a secret that JSON would write otherwise gets into it no more than any other', () => {
  vi.stubEnv('PHONE_HASH_KEY', 'with "quotes" and \\ more');
  expect(JSON.parse(written('it is with "quotes" and \\ more.')).message).toBe(
    'it is [PHONE_HASH_KEY].',
  );
});

test('ids, times and figures stay as they are', () => {
  const message = 'game 401547665 at 2026-11-22T18:00:00Z, line -3.5, slate 4f2a9b1cdd3344556677';
  expect(JSON.parse(written(message)).message).toBe(message);
});

test('on the terminal of a local start it is a line for people, and as silent', () => {
  vi.stubEnv('SIMCAST_LOCAL', '1');
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  try {
    expect(written('refreshed, call 555-555-0100', { stage: 'thin', counts: { games: 2 } })).toBe(
      'thin  refreshed, call [phone]  games 2',
    );
  } finally {
    process.stdout.isTTY = isTTY;
  }
});
