import { expect, test } from 'vitest';
import { signedNonce, signRefresh } from './signedJob.ts';

const SECRET = 'sb_secret_test';
const NOW = new Date('2026-11-22T15:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const nonceOf = (headers: Record<string, string>, now = NOW, secret = SECRET) =>
  signedNonce(new Headers(headers), secret, now);

test('a signed request is told by its nonce, another each time', () => {
  const first = signRefresh(SECRET, NOW);
  expect(nonceOf(first)).toBe(first['x-refresh-nonce']);
  expect(nonceOf(signRefresh(SECRET, NOW))).not.toBe(nonceOf(first));
});

test.each([
  [0, true],
  [60_000, true],
  [60_001, false],
  [86_400_000, false],
  [-5_000, true],
  [-5_001, false],
])('signed %d ms ago: %s', (age, holds) => {
  expect(nonceOf(signRefresh(SECRET, NOW), later(age)) !== undefined).toBe(holds);
});

const OTHER = signRefresh(SECRET, later(1_000));

test.each([
  ['without headers', {}],
  ['with the key of before', { 'x-refresh-key': 'a'.repeat(64) }],
  ['with another time', { ...signRefresh(SECRET, NOW), 'x-refresh-at': later(1).toISOString() }],
  ['with another nonce', { ...OTHER, 'x-refresh-nonce': crypto.randomUUID() }],
  ['with another’s signature', { ...signRefresh('guess', NOW) }],
  ['with no signature', { ...OTHER, 'x-refresh-signature': '' }],
  ['with half a signature', { ...OTHER, 'x-refresh-signature': 'ab'.repeat(16) }],
  ['with a signature of no digits', { ...OTHER, 'x-refresh-signature': 'zz'.repeat(32) }],
])('a request %s is nobody’s', (_, headers) => {
  expect(nonceOf(headers)).toBeUndefined();
});

test('without a secret nothing is signed, not even by the empty one', () => {
  expect(nonceOf(signRefresh('', NOW), NOW, '')).toBeUndefined();
});
