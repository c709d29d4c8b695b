import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCESS } from '#http/access.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { OWN_JSON } from '#http/json.ts';
import { ROOT } from '#local/project.ts';
import { CALL_CAPS } from '#members/account/rules/callCaps.ts';
import { STRIPE_JSON } from '#members/billing/stripe/refusal.ts';

const FOLDER = join(ROOT, 'netlify/functions');

/** All endpoints of all functions, as the functions serve them. */
async function everyEndpoint(): Promise<readonly Endpoint[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  const served = await Promise.all(files.map((file) => import(join(FOLDER, file))));
  return served.flatMap((module) => module.default?.endpoints ?? []);
}

/** Whether it answers one reader: made by `get`, `find` or `post`. */
const isOwn = (endpoint: Endpoint): boolean =>
  'access' in endpoint || endpoint.kind === OWN_JSON || endpoint.kind === STRIPE_JSON;

const rowOf = ({ methods, path, access }: Endpoint): string =>
  `| ${methods.join(', ')} | \`${path}\` | ${access} |`;

test('310: every action of one reader has a class, and the page lists it', async () => {
  const own = (await everyEndpoint()).filter(isOwn);
  const without = own.filter(({ access }) => !ACCESS.some((one) => one === access));
  expect(without.map(({ methods, path }) => `${methods} ${path}`)).toEqual([]);
  const page = readFileSync(join(ROOT, 'docs/access.md'), 'utf8');
  const listed = page.split('\n').filter((line) => /^\| (GET|POST)/.test(line));
  expect(listed.toSorted()).toEqual(own.map(rowOf).toSorted());
});

/** What asks our database alone: no call to Stripe, no e-mail, text or notification, no user at Supabase Auth. */
const REACHES_NOBODY: readonly string[] = [
  '/api/auth/passkeys/prove',
  '/api/account/feed/end',
  '/api/account/feed/make',
  '/api/account/feed',
  '/api/account/trust/device',
  '/api/account/trust',
  '/api/alerts/delete',
  '/api/alerts/pause',
  '/api/alerts/quiet',
  '/api/alerts',
  '/api/auth/passkeys/add-options',
  '/api/auth/passkeys/add',
  '/api/auth/passkeys/keep',
  '/api/auth/passkeys/remove',
  '/api/auth/passkeys/rename',
  '/api/auth/passkeys',
  '/api/auth/sessions',
  '/api/auth/session',
  '/api/auth/sign-out',
  '/api/bets/limits',
  '/api/bets/sync',
  '/api/member/today',
  '/api/messages/email/confirm',
  '/api/messages/email/prove/confirm',
  '/api/messages/email/remove',
  '/api/messages/off',
  '/api/messages/settings',
  '/api/messages/teams',
  '/api/messages/when',
  '/api/voice/code/renew',
  '/api/voice/code/revoke',
  '/api/voice/code',
];

test('576: every action of a member has a cap on what it costs others, or is known to reach nobody', async () => {
  const own = (await everyEndpoint()).filter(({ access }) => access !== undefined);
  const paths = own
    .filter(({ access }) => access !== 'anyone' && access !== 'admin')
    .map(({ path }) => path ?? '');
  const undecided = paths.filter((path) => !(path in CALL_CAPS) && !REACHES_NOBODY.includes(path));
  expect(undecided).toEqual([]);
  expect(REACHES_NOBODY.filter((path) => path in CALL_CAPS || !paths.includes(path))).toEqual([]);
});
