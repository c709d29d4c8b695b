import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Environment } from '#wiring';
import { checkSettings } from './settings.ts';

const SIGNING_KEY = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'der' })
  .toString('base64');

const RIGHT: Environment = {
  URL: 'https://simcast.test',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_abc',
  PHONE_HASH_KEY: 'k'.repeat(32),
  STRIPE_SECRET_KEY: 'rk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc|whsec_def',
  SEND_SMS_HOOK_SECRETS: `v1,whsec_${'A'.repeat(44)}`,
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}`,
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
  OPEN_METEO_API_KEY: 'key',
  LEDGER_SIGNING_KEY: SIGNING_KEY,
};
const said = (environment: Environment, level: string): string[] =>
  checkSettings(environment).flatMap((finding) => (finding.level === level ? [finding.text] : []));

test('a whole environment is right; what src/site.ts still lacks is named', () => {
  expect(said(RIGHT, 'danger')).toEqual([]);
  expect(said(RIGHT, 'ok')[0]).toBe('All settings are there and look right.');
  expect(said(RIGHT, 'missing').every((text) => text.startsWith('src/site.ts'))).toBe(true);
});

test('without any, each is named', () => {
  const text = said({}, 'missing').join('\n');
  for (const name of Object.keys(RIGHT)) expect(text).toContain(`${name} is not set`);
});

test.each<[string, Environment, string]>([
  ['a test key of Stripe', { STRIPE_SECRET_KEY: 'sk_test_abc' }, 'is a test key'],
  ['a publishable key', { SUPABASE_SECRET_KEY: 'sb_publishable_abc' }, 'publishable'],
  [
    'a key of the old kind',
    { SUPABASE_SECRET_KEY: 'eyJhbGciOiJIUzI1NiJ9.e30.x' },
    'old kind of key',
  ],
  ['a stand-in’s address', { STRIPE_API_URL: 'http://127.0.0.1:1' }, 'STRIPE_API_URL'],
  ['samples', { SIMCAST_SOURCE: 'demo' }, 'samples'],
  ['a moved clock', { SIMCAST_CLOCK_OFFSET_MS: '1' }, 'SIMCAST_CLOCK_OFFSET_MS'],
  ['stretched limits', { SIMCAST_PATIENCE: '4' }, 'SIMCAST_PATIENCE'],
  ['a secret in the pages', { PUBLIC_STRIPE_KEY: 'x' }, 'PUBLIC_STRIPE_KEY'],
])('%s is a danger', (_, wrong, text) => {
  expect(said({ ...RIGHT, ...wrong }, 'danger').join()).toContain(text);
});

test('who outside sees the ledger is said, and what is missing', () => {
  expect(said(RIGHT, 'ok').join('\n')).toContain(
    'stamped by https://freetsa.org/tsr and http://timestamp.digicert.com after every slate',
  );
  expect(said(RIGHT, 'unchecked').join('\n')).toContain('LEDGER_MIRROR is not set');
  for (const [change, level, text] of [
    [{ LEDGER_AUTHORITIES: 'off' }, 'missing', 'could rewrite it unseen'],
    [{ LEDGER_AUTHORITIES: 'digicert' }, 'unchecked', 'One time-stamp authority alone'],
    [{ LEDGER_AUTHORITIES: 'nobody' }, 'missing', 'LEDGER_AUTHORITIES does not look right'],
    [{ LEDGER_SIGNING_KEY: '' }, 'missing', 'LEDGER_SIGNING_KEY is not set'],
    [{ LEDGER_MIRROR: 'https://github.com/a/b' }, 'missing', 'LEDGER_MIRROR_TOKEN is not set'],
    [{ TIME_AUTHORITY_URL: 'http://127.0.0.1:1' }, 'danger', 'TIME_AUTHORITY_URL is set'],
  ] as const)
    expect(said({ ...RIGHT, ...change }, level).join('\n')).toContain(text);
});

test('no value is printed', () => {
  const wrong = Object.fromEntries(Object.keys(RIGHT).map((name) => [name, 'canary-of-this-test']));
  const text = checkSettings(wrong)
    .map((finding) => finding.text)
    .join('\n');
  expect(text).toContain('does not look right');
  expect(text).not.toContain('canary');
});
