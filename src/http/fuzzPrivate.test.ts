import { join } from 'node:path';
import process from 'node:process';
import * as fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { check } from '#contract/check.ts';
import { errorSchema } from '#contract/errors.ts';
import { FOLLOWED_PATH } from '#contract/homePaths.ts';
import { LEDGER_PATHS } from '#contract/ledger/paths.ts';
import { LIVE_NOW } from '#contract/live/nowPath.ts';
import { HEALTH, PATHS } from '#contract/paths.ts';
import { RECORD_FILES } from '#contract/record/paths.ts';
import { SEASON_PATHS } from '#contract/season/paths.ts';
import { ROOT } from '#local/project.ts';
import { loadFunctions } from '#local/site/functions/load.ts';
import { matchFunction } from '#local/site/functions/match.ts';
import type { SiteFunction } from '#local/site/functions/module.ts';
import { BET_GAMES } from '#members/bets/paths.ts';
import { LETTER_PATHS } from '#members/messages/contract/letters.ts';
import { EMAIL_UNSUBSCRIBE } from '#members/messages/contract/paths.ts';
import { invoke, SITE_URL, signedInReader, trial, withAccounts } from '#test/accounts/trial.ts';
import { declaredPaths } from '#test/deploy/declaredPaths.ts';
import { SAFE_HEADERS } from './headers.ts';

/** FUZZ_RUNS=100000 npx vitest run src/http/fuzzPrivate.test.ts runs more examples. */
const RUNS = Number(process.env.FUZZ_RUNS || 2_000);
/** Some responses are slow on purpose, so that their timing reveals nothing: many runs need a longer limit. */
vi.setConfig({ testTimeout: Math.max(240_000, RUNS * 40) });
/** A secret that must never appear in a response or a log. */
const CANARY = 'canary0canary1canary2canary3canary4';

withAccounts();

let functions: readonly SiteFunction[];
let paths: readonly string[];
/** A member's cookies. */
let own = '';
let log = '';

beforeAll(async () => {
  Object.assign(process.env, {
    PHONE_HASH_KEY: CANARY,
    SEND_SMS_HOOK_SECRETS: `v1,whsec_${Buffer.from(CANARY).toString('base64')}`,
    STRIPE_SECRET_KEY: `sk_test_${CANARY}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${CANARY}`,
    // Nothing listens there: failures of other services must get a response, too.
    STRIPE_API_URL: 'http://127.0.0.1:9',
    URL: SITE_URL,
  });
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      log += said.map((each) => (each instanceof Error ? each.stack : JSON.stringify(each))).join();
    });
  }
  functions = await loadFunctions(join(ROOT, 'netlify/functions'));
  const known: readonly string[] = [
    ...Object.values(PATHS),
    check.path,
    ...Object.values(RECORD_FILES),
    ...Object.values(LEDGER_PATHS),
    ...Object.values(SEASON_PATHS),
    LIVE_NOW,
    FOLLOWED_PATH,
    HEALTH,
    BET_GAMES,
  ];
  paths = declaredPaths().filter((path) => !known.includes(path) && !path.includes(':'));
  const who = await signedInReader();
  own = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '+12125550000',
    '+1２125550000',
    '\u0000',
    '\ud800',
    '__proto__',
    null,
    -1,
    1e308,
    true,
    [],
    {},
    'monthly',
    'DELETE',
    '123456',
    'x'.repeat(3_000),
    '00000000-0000-4000-8000-000000000000',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Where e-mails' links and forms lead: they answer with pages. */
const LINKED: readonly string[] = [EMAIL_UNSUBSCRIBE, ...Object.values(LETTER_PATHS)];
const NAMES = [
  'phoneNumber',
  'code',
  'tosAccepted',
  'which',
  'userId',
  'tier',
  'id',
  'confirm',
  'prorationDate',
  'dueNow',
  '__proto__',
  'constructor',
  'toString',
];
const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fc.constantFrom(...NAMES), odd, { maxKeys: 5 })
      .map((value) => JSON.stringify(value)),
  },
  fc.constantFrom(
    '{"__proto__":{"isAdmin":true},"phoneNumber":"+12125550000"}',
    '{"phoneNumber":"+12125550000","phoneNumber":"+12125550001"}',
    deep(1_000),
    `{"a":${deep(1_500)}}`,
    '{"which":"\\ud800"}',
    '{',
    '',
    'null',
    '[]',
    '1e999',
    'a=b&c=d',
    'x'.repeat(70_000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed()),
);
const printable = fc.stringMatching(/^[\x21-\x7e]{0,40}$/);
const cookie = fc.oneof(
  fc.constant('own'),
  printable.map((value) => `__Host-session=${value}`),
  fc.constantFrom(
    '',
    '__Host-session=',
    '__Host-session=a; __Host-session=b',
    'session=abc',
    `__Host-session=${'a'.repeat(4_000)}`,
  ),
);
const headers = fc.record(
  {
    origin: fc.oneof(
      fc.constantFrom(
        SITE_URL,
        SITE_URL,
        SITE_URL,
        'null',
        'https://evil.example',
        'https://simcast.test.evil.example',
        'http://simcast.test',
      ),
      printable,
    ),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'same-site', 'none'),
    'content-length': fc.constantFrom('0', '-1', '99999999999', 'abc'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '127.0.0.1, ::1', "'; drop table members; --"),
    'stripe-signature': fc.constantFrom('t=1,v1=abc', 't=NaN,v1=', ''),
    'webhook-signature': fc.constantFrom('v1,abc', ''),
    'user-agent': printable,
    authorization: fc.constantFrom('Bearer abc', `Bearer ${'a'.repeat(3_000)}`),
  },
  { requiredKeys: ['origin', 'content-type'] },
);
const method = fc.constantFrom(
  'POST',
  'POST',
  'POST',
  'GET',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'BREW',
);

async function ask(
  where: string,
  how: string,
  sent: string,
  said: Record<string, string>,
  from: string,
) {
  const all = new Headers(said);
  if (from !== '') all.set('cookie', from === 'own' ? own : from);
  const bare = how === 'GET' || how === 'OPTIONS';
  const request = new Request(SITE_URL + where, {
    method: how,
    headers: all,
    ...(!bare && { body: sent }),
  });
  const match = matchFunction(functions, request.url, how);
  if (!match) return undefined;
  return invoke(match.fn.handler as Parameters<typeof invoke>[0], request, '100.100.100.100');
}

test('82, 83: whatever is sent to a private endpoint, it answers as specified, privately, and gives nothing away', async () => {
  expect(paths.length).toBeGreaterThan(6);
  const everyPath = fc.nat(paths.length - 1).map((n) => paths[n] ?? '');
  await fc.assert(
    fc.asyncProperty(
      everyPath,
      method,
      body,
      headers,
      cookie,
      async (where, how, sent, said, from) => {
        const asked = `${how} ${where} ${sent.slice(0, 200)} ${JSON.stringify(said)} ${from.slice(0, 60)}`;
        const answer = await ask(where, how, sent, said, from);
        if (!answer) return;
        expect(
          [200, 400, 401, 402, 403, 404, 405, 409, 411, 413, 415, 429, 502, 503],
          asked,
        ).toContain(answer.status);
        expect(Object.fromEntries(answer.headers), asked).toMatchObject({
          ...SAFE_HEADERS,
          // An e-mail's page has a style of its own.
          'content-security-policy': expect.stringMatching(
            /^default-src 'none';.* frame-ancestors 'none'/,
          ),
          'cache-control': 'private, no-store',
        });
        expect(answer.headers.has('access-control-allow-origin'), asked).toBe(false);
        const text = await answer.text();
        expect(text, asked).not.toContain('canary');
        expect(text, asked).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
        // An e-mail's link leads to a page.
        const page = answer.headers.get('content-type')?.startsWith('text/html');
        if (answer.status >= 400 && !(page && LINKED.includes(where)))
          expect(() => errorSchema.parse(JSON.parse(text)), asked).not.toThrow();
        expect(text, asked).not.toMatch(/Invalid input|Too (?:small|big)|Unrecognized key/i);
        // Another site's page changes nothing, whichever cookie comes with its request.
        if (how === 'POST' && said.origin !== SITE_URL) expect(answer.status, asked).not.toBe(200);
      },
    ),
    { numRuns: RUNS },
  );
  expect(log).not.toContain('canary');
  expect(log).not.toContain(trial.database.secretKey);
  expect(Object.prototype).not.toHaveProperty('isAdmin');
});
