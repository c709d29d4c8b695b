import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { check } from '#contract/check.ts';
import { errorSchema } from '#contract/errors.ts';
import { health } from '#contract/health.ts';
import { FOLLOWED_PATH } from '#contract/homePaths.ts';
import { LEDGER_PATHS } from '#contract/ledger/paths.ts';
import { LIVE_NOW } from '#contract/live/nowPath.ts';
import { EVENT_LIVE, EVENT_LIVE_CURVE, GAME_LIVE, GAME_LIVE_CURVE } from '#contract/live/paths.ts';
import { GAME_PAGE, GAMES_PAGE, HEALTH, PATHS, STATUS_PAGE } from '#contract/paths.ts';
import { GAME_PLAYERS, GAME_PLAYERS_RECIPE } from '#contract/players/paths.ts';
import { RECORD_FILES } from '#contract/record/paths.ts';
import { SEASON_PATHS } from '#contract/season/paths.ts';
import { OPEN } from '#http/crossOrigin.ts';
import { SAFE_HEADERS, SAFE_PAGE } from '#http/headers.ts';
import { PASSKEY_PATHS } from '#members/account/contract/passkeyPaths.ts';
import {
  AUTH_PATHS,
  CODE_STATUS,
  SEND_SMS_HOOK,
  TRUST_PATHS,
} from '#members/account/contract/paths.ts';
import { ADMIN_PATHS } from '#members/admin/paths.ts';
import { ALERT_PATHS } from '#members/alerts/paths.ts';
import { BET_GAMES, BET_PATHS } from '#members/bets/paths.ts';
import { STRIPE_WEBHOOK, SUBSCRIPTION_PATHS } from '#members/billing/contract/paths.ts';
import { MEMBER_PAGE, MEMBER_TODAY } from '#members/day/paths.ts';
import { FOLLOWS } from '#members/follows/paths.ts';
import { LETTER_PATHS } from '#members/messages/contract/letters.ts';
import {
  EMAIL_EVENTS,
  EMAIL_UNSUBSCRIBE,
  MESSAGE_PATHS,
  SMS_INBOUND,
  SMS_STATUS,
} from '#members/messages/contract/paths.ts';
import { PRIVATE_FEED_PATHS } from '#members/privateFeed/paths.ts';
import { VOICE_PATHS, VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import type { Bundle } from './bundles.ts';
import { ANSWERS } from './contracts.ts';
import { startLambda } from './lambda.ts';
import { NETLIFY_ROOT, SETTINGS } from './netlifyToml.ts';
import { PAGE, type Rehearsal, startRehearsal } from './rehearsal.ts';

const ADMIN_PAGE = '/admin/users';

const FOLDER = join(NETLIFY_ROOT, SETTINGS.functions.directory);
const NAMES = (await readdir(FOLDER)).map((file) => parse(file).name).sort();
const NODE = SETTINGS.build.environment.NODE_VERSION;

let rehearsal: Rehearsal;
/** What the background function answered to the schedule's request. */
let refreshed: Response;
/** A game that the refresh published. */
let gameId = '';

beforeAll(async () => {
  rehearsal = await startRehearsal();
  await rehearsal.call('refresh-schedule', {
    method: 'POST',
    headers: { 'x-nf-event': 'schedule' },
    body: '{"next_run":"2026-11-22T15:15:00Z"}',
  });
  const headers = rehearsal.enqueued[0]?.headers ?? {};
  refreshed = await rehearsal.call('refresh-background', { method: 'POST', headers });
  const [entry] = await rehearsal.database.query<{ game_id: string }>(
    'select game_id from slate_entries order by game_id limit 1',
  );
  gameId = String(entry?.game_id);
});
afterAll(() => rehearsal?.stop());

const bundleOf = (name: string): Bundle => {
  const bundle = rehearsal.bundles.find(({ said }) => said.name === name);
  if (!bundle) throw new Error(`Netlify's bundler makes no ${name}`);
  return bundle;
};
/** Endpoints for one reader, and endpoints for signed requests. */
const PRIVATE = [
  ...Object.values(AUTH_PATHS),
  ...Object.values(PASSKEY_PATHS),
  ...Object.values(TRUST_PATHS),
  SEND_SMS_HOOK,
  CODE_STATUS,
  STRIPE_WEBHOOK,
  ...Object.values(SUBSCRIPTION_PATHS),
  ...Object.values(PRIVATE_FEED_PATHS),
  ...Object.values(BET_PATHS),
  FOLLOWS,
  MEMBER_TODAY,
  ...Object.values(ALERT_PATHS),
  ...Object.values(VOICE_PATHS),
  ...Object.values(VOICE_WEBHOOKS),
  ...Object.values(MESSAGE_PATHS),
  SMS_INBOUND,
  SMS_STATUS,
  EMAIL_EVENTS,
  EMAIL_UNSUBSCRIBE,
  ...Object.values(LETTER_PATHS),
];
/** Paths that return 404 to strangers. */
const ADMIN = Object.values(ADMIN_PATHS);
const said = ({ headers }: Response) => Object.fromEntries(headers);
/** An example address for a route. */
const addressOf = (pattern: string) =>
  pattern
    .replace(':id', gameId)
    .replace(':tour', 'pga-tour')
    .replace(':league', 'NFL')
    .replace(/:page$/, 'nfl.ics')
    .replace(':page', 'nfl')
    .replace(':of', 'buffalo-bills.ics');

test('there is one bundle for each function and no other', () => {
  expect(rehearsal.bundles.map(({ said }) => said.name).sort()).toEqual(NAMES);
  const row = ({ said, zippedBytes, bytes, files }: Bundle) =>
    `${said.name.padEnd(20)} ${(zippedBytes / 1e6).toFixed(2)} MB zipped, ${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`;
  console.log(rehearsal.bundles.map(row).join('\n'));
});

describe('the manifest', () => {
  const routes = () => rehearsal.bundles.flatMap(({ said }) => said.routes ?? []);

  test('has the routes of the contract, each once, for any method, before any file', () => {
    const api = routes().filter(({ pattern }) => pattern.startsWith('/api/'));
    expect(api.map(({ pattern }) => pattern).sort()).toEqual(
      [
        ...Object.values(PATHS),
        ...Object.values(LEDGER_PATHS),
        GAME_PAGE,
        GAME_LIVE,
        GAME_LIVE_CURVE,
        EVENT_LIVE,
        EVENT_LIVE_CURVE,
        LIVE_NOW,
        GAME_PLAYERS,
        GAME_PLAYERS_RECIPE,
        GAMES_PAGE,
        ...Object.values(SEASON_PATHS),
        FOLLOWED_PATH,
        HEALTH,
        ...Object.values(RECORD_FILES),
        BET_GAMES,
        check.path,
        ...PRIVATE,
        ...ADMIN,
      ].sort(),
    );
    expect(api.filter((route) => route.methods?.length || route.prefer_static)).toEqual([]);
  });

  test('lets a built page come before the function of its path, unless not everybody may see it or it is of the record or a feed', () => {
    const pages = routes().filter(
      ({ pattern, methods }) =>
        !methods?.length && !pattern.startsWith('/api/') && !pattern.startsWith(ADMIN_PAGE),
    );
    expect(pages.map(({ pattern }) => pattern)).toContain('/league/:league');
    // Grades and feeds change between builds; page, files and API must agree.
    expect(pages.filter((route) => !route.prefer_static).map(({ pattern }) => pattern)).toEqual([
      '/check',
      '/rss.xml',
      '/feed.json',
      '/rss/:league',
      '/feed/:league',
      '/prices',
      '/prices/apart',
      '/prices/hold',
      '/prices/middles',
      '/prices/expected',
      '/prices/moves',
      '/prices/edges',
      '/track-record',
      '/track-record/picks',
      '/where-we-were-wrong',
    ]);
  });

  test('of files that others may read, a function answers what a browser asks first, and nothing else', () => {
    const some = routes().filter(({ methods }) => methods?.length);
    expect(some.map(({ pattern, methods }) => [pattern, methods])).toEqual(
      [
        '/openapi.json',
        '/ledger-heads.json',
        '/ledger-heads.txt',
        '/ledger-format.md',
        '/verify_ledger.py',
        '/verify_beacon.py',
        '/time-authorities.pem',
        '/recompute_record.py',
      ].map((file) => [file, ['OPTIONS']]),
    );
  });

  test('has eight schedules, the functions in the background that they start, and the Node of netlify.toml', () => {
    const said = rehearsal.bundles.map((bundle) => bundle.said);
    const scheduled = said.filter(({ schedule }) => schedule !== undefined);
    expect(scheduled.map(({ name, schedule }) => [name, schedule]).sort()).toEqual([
      ['ledger-schedule', '@hourly'],
      ['live-schedule', '* * * * *'],
      ['odds-schedule', '* * * * *'],
      ['picks-schedule', '*/5 * * * *'],
      ['probe-schedule', '@daily'],
      ['reconcile-schedule', '@daily'],
      ['refresh-schedule', '*/5 * * * *'],
      ['sign-in-schedule', '*/10 * * * *'],
    ]);
    const background = said.filter(({ invocationMode }) => invocationMode === 'background');
    const started = ['ledger', 'picks', 'probe', 'reconcile', 'refresh'].map(
      (job) => `${job}-background`,
    );
    expect(background.map(({ name }) => name).sort()).toEqual(started);
    const hidden = said.filter(({ routes }) => !routes?.length).map(({ name }) => name);
    const asking = started.map((one) => one.replace('background', 'schedule'));
    expect(hidden.sort()).toEqual(
      [...started, ...asking, 'live-schedule', 'odds-schedule', 'sign-in-schedule'].sort(),
    );
    expect(new Set(said.map(({ runtimeVersion }) => runtimeVersion))).toEqual(
      new Set([`nodejs${NODE}.x`]),
    );
  });
});

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});
const { packages } = lockSchema.parse(
  JSON.parse(await readFile(join(NETLIFY_ROOT, 'package-lock.json'), 'utf8')),
);
const packageOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
const STRANGE = /^src\/(?:local|test|lab)\/|^netlify\/test\/|\.(?:test|fixture|spec)\./;

describe.each(NAMES)('%s', (name) => {
  test('is small and holds nothing of the local stack, of the tests or for development only', () => {
    const { said, sources, files, zippedBytes } = bundleOf(name);
    expect(sources).toContain(`${SETTINGS.functions.directory}/${parse(said.mainFile).base}`);
    expect([...sources, ...files].filter((file) => STRANGE.test(file))).toEqual([]);
    const used = new Set([...sources, ...files].flatMap((file) => packageOf(file) ?? []));
    expect([...used].filter((path) => packages[path]?.dev)).toEqual([]);
    expect(zippedBytes).toBeLessThan(5_000_000);
  });

  test('is loaded in a process of its own by the Node of netlify.toml', () => {
    expect(rehearsal.lambdas.get(name)?.nodeVersion).toMatch(new RegExp(`^v${NODE}\\.`));
  });
});

describe('the schedule', () => {
  test('asks the site itself for one refresh, which runs', async () => {
    expect(rehearsal.enqueued).toHaveLength(1);
    expect(new URL(rehearsal.enqueued[0]?.url ?? '').pathname).toBe(
      '/.netlify/functions/refresh-background',
    );
    expect(refreshed.status).toBe(200);
    expect(await refreshed.json()).toMatchObject({ status: 'done' });
  });

  test('the same request again, another method and no signature start nothing', async () => {
    const headers = rehearsal.enqueued[0]?.headers ?? {};
    const statusOf = async (init: RequestInit) =>
      (await rehearsal.call('refresh-background', init)).status;
    // Used is 409; a minute later, as here on a busy machine, the signature is none. The comparison below is asked at once.
    expect([404, 409]).toContain(await statusOf({ method: 'POST', headers }));
    expect(await statusOf({ method: 'GET', headers })).toBe(405);
    expect(await statusOf({ method: 'POST' })).toBe(404);
    expect(await rehearsal.database.query('select from refresh_runs')).toHaveLength(1);
  });
});

test('the comparison with Stripe is asked for the same way, and runs', async () => {
  await rehearsal.call('reconcile-schedule', {
    method: 'POST',
    headers: { 'x-nf-event': 'schedule' },
    body: '{"next_run":"2026-11-23T00:00:00Z"}',
  });
  const request = rehearsal.enqueued.at(-1);
  expect(new URL(request?.url ?? '').pathname).toBe('/.netlify/functions/reconcile-background');
  const call = async (init: RequestInit) => rehearsal.call('reconcile-background', init);
  const headers = request?.headers ?? {};
  expect((await call({ method: 'GET', headers })).status).toBe(405);
  expect((await call({ method: 'POST' })).status).toBe(404);
  const answer = await call({ method: 'POST', headers });
  expect(await answer.json()).toMatchObject({ compared: 0, failures: 0 });
  expect((await call({ method: 'POST', headers })).status).toBe(409);
});

const ENDPOINTS = Object.entries(PATHS).map(([name, path]) => ({
  path,
  schema: ANSWERS[name as keyof typeof PATHS],
}));

describe.each(ENDPOINTS)('$path', ({ path, schema }) => {
  const ask = (init?: RequestInit, query = '') => rehearsal.ask(addressOf(path) + query, init);

  test('answers its contract, cached by tag', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    schema.parse(await answer.json());
    expect(said(answer)).toMatchObject({ ...SAFE_HEADERS, ...OPEN });
    expect(answer.headers.get('netlify-cache-tag')).toMatch(/^slate\b/);
  });

  test('confirms what a reader has, and answers HEAD without a body', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await ask({ headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(said(again)).toMatchObject({ ...SAFE_HEADERS, ...OPEN, etag });
    const head = await ask({ method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(said(head)).toMatchObject({ ...SAFE_HEADERS, ...OPEN, etag });
  });

  test('refuses what it does not know', async () => {
    for (const answer of [await ask({}, '?x=1'), await ask({ method: 'POST', body: '{}' })]) {
      expect([400, 405]).toContain(answer.status);
      errorSchema.parse(await answer.json());
      expect(said(answer)).toMatchObject({ ...SAFE_HEADERS, ...OPEN, 'cache-control': 'no-store' });
    }
  });
});

test.each(PRIVATE)('%s is private and refuses a stranger, by the bundle alone', async (path) => {
  const read = await rehearsal.ask(path);
  const posted = await rehearsal.ask(path, { method: 'POST', body: '{}' });
  for (const answer of [read, posted]) {
    expect(answer.status).toBeLessThan(500);
    expect(said(answer)).toMatchObject({
      ...SAFE_HEADERS,
      // An e-mail's page has a style of its own.
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.* frame-ancestors 'none'/,
      ),
      'cache-control': 'private, no-store',
    });
  }
  expect(posted.status).toBeGreaterThanOrEqual(400);
});

test.each(ADMIN)('%s is to a stranger what a path that is none is', async (path) => {
  const none = await readFile(join(NETLIFY_ROOT, 'public/api-not-found.json'), 'utf8');
  for (const init of [{}, { method: 'POST', body: '{}' }]) {
    const answer = await rehearsal.ask(path, init);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(none);
    expect(said(answer)).toMatchObject({ ...SAFE_HEADERS, 'cache-control': 'private, no-store' });
  }
});

test('every page of a function is safe and no error of ours', async () => {
  const routes = rehearsal.bundles.flatMap(({ said }) => said.routes ?? []);
  const pages = routes.filter(
    ({ pattern, methods }) => !methods?.length && !pattern.startsWith('/api/'),
  );
  for (const { pattern } of pages) {
    const answer = await rehearsal.ask(addressOf(pattern));
    expect(answer.status, pattern).toBeLessThan(500);
    const { 'x-frame-options': frames, 'content-security-policy': policy, ...others } = SAFE_PAGE;
    // A secret address must not leak to linked pages.
    const secret = pattern.startsWith('/my/') && { 'referrer-policy': 'no-referrer' };
    // Other people's pages and programs show what is made for them.
    const shown = /^\/(?:embed|calendar|rss|feed)\b/.test(pattern) && {
      'cross-origin-resource-policy': 'cross-origin',
    };
    expect(said(answer), pattern).toMatchObject({ ...others, ...secret, ...shown });
    const framed = pattern.startsWith('/embed/');
    expect(answer.headers.get('x-frame-options'), pattern).toBe(framed ? null : frames);
    expect(answer.headers.get('content-security-policy'), pattern).toContain(
      framed ? 'frame-ancestors *' : policy,
    );
  }
});

test('calendars and cards are of the published slate, by the bundles alone', async () => {
  const calendar = await rehearsal.ask('/calendar/nba.ics');
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  const card = await rehearsal.ask(`/embed/game/${gameId}`);
  expect(card.status).toBe(200);
  expect(await card.text()).toContain(`href="/game/${gameId}"`);
});

test('a game’s page is rendered into the built frame, by the bundle alone', async () => {
  const answer = await rehearsal.ask(`/game/${gameId}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('netlify-cache-tag')).toBe(`slate,game-${gameId}`);
  const html = await answer.text();
  expect(html).toContain(`/game/${gameId}"`);
  expect(html).toContain('Interactive Prediction Analyzer');
  // Each answer expires an hour after itself.
  const shown = (page: string) => page.replace(/<meta name="expires" content="[^"]*"\/>/, '');
  expect(shown(html)).not.toBe(html);
  const pageAt = async (path: string) => shown(await (await rehearsal.ask(path)).text());
  // Ages are told in whole minutes: two answers may stand on either side of one.
  await expect
    .poll(async () => {
      const [page, current] = [
        await pageAt(`/game/${gameId}`),
        await pageAt(GAME_PAGE.replace(':id', gameId)),
      ];
      return current === page;
    })
    .toBe(true);
  expect((await rehearsal.ask('/game/abc')).status).toBe(404);
});

test('whether the site is fresh is told by the bundles alone, to a machine and to people', async () => {
  const answer = await rehearsal.ask(HEALTH);
  expect(answer.status).toBe(200);
  expect(health.answer.parse(await answer.json())).toMatchObject({ status: 'ok', sample: true });
  const page = await rehearsal.ask(STATUS_PAGE);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Nothing is wrong so far.');
  expect((await rehearsal.ask(`${STATUS_PAGE}/`)).headers.get('location')).toBe(STATUS_PAGE);
});

test('a member’s page is there for visitors by the bundle alone, with what is known of yesterday', async () => {
  const page = await rehearsal.ask(MEMBER_PAGE);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Bets worth taking yesterday');
  expect((await rehearsal.ask(`${MEMBER_PAGE}/`)).headers.get('location')).toBe(MEMBER_PAGE);
});

test('a league path leads to its page, or is the built page of unknown leagues', async () => {
  const known = await rehearsal.ask('/league/NFL?x=1');
  expect(known.status).toBe(301);
  expect(known.headers.get('location')).toBe('/league/nfl?x=1');
  const unknown = await rehearsal.ask('/league/curling');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toBe(PAGE);
});

test('to a stranger the admin’s screen is the built page of an address that is none', async () => {
  const answer = await rehearsal.ask(ADMIN_PAGE);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(PAGE);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a function that cannot reach the store says so, safely', async () => {
  const environment = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SECRET_KEY: 'sb_secret_x' };
  const lambda = await startLambda(bundleOf('slate'), environment);
  const answer = await lambda.ask(new Request('http://localhost/api/slate'), '/api/slate');
  await lambda.stop();
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SAFE_HEADERS, ...OPEN });
});
