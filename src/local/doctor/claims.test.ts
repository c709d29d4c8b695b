import { expect, test } from 'vitest';
import { CLAIMS, type Claim } from '#content/marketing/claims.ts';
import { checkClaims } from './claims.ts';

const findings = (env = {}) => checkClaims(env);
const texts = findings().map(({ text }) => text);

test('every claim that nothing supports is listed', () => {
  for (const [name, { text, supported }] of Object.entries<Claim>(CLAIMS)) {
    const listed = texts.some((line) => line.startsWith(`Claim "${text}" (${name})`));
    expect(listed, name).toBe(supported !== true);
  }
  expect(texts.join()).toContain('67%');
});

test('every pair that contradicts is listed once', () => {
  const pairs = texts.filter((text) => text.startsWith('Claims that contradict'));
  expect(pairs).toHaveLength(1);
  expect(pairs.join()).toContain('95.2%');
});

const LIVE = { STRIPE_SECRET_KEY: 'sk_live_1' };
const AS_GIVEN = { SIMCAST_SOURCE: 'demo' };

test.each([
  [{ ...LIVE, ...AS_GIVEN }, 'danger'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', ...AS_GIVEN }, 'unchecked'],
  [LIVE, 'ok'],
  [{}, 'ok'],
])('claims as given are refused where live payments are taken: %j is %s', (env, level) => {
  expect(findings(env)[0]?.level).toBe(level);
});

test('claims that stand nowhere, because counted figures do, are no fault', () => {
  const levels = (env: object) => new Set(findings(env).map((found) => found.level));
  expect(levels(LIVE)).toEqual(new Set(['ok', 'unchecked']));
  expect(levels({ ...LIVE, ...AS_GIVEN })).toEqual(new Set(['danger', 'missing']));
});
