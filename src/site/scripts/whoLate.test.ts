import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page with who.ts in it: a member’s stored state, and a session whose body the test lets go. */
let listeners: Map<string, (event: unknown) => void>;
let stored: Map<string, string>;
let dataset: Record<string, string>;
let body: PromiseWithResolvers<unknown>;

beforeEach(() => {
  listeners = new Map();
  stored = new Map([['sportsSimUser', '{"subscriptionStatus":"active","phoneNumber":"1234"}']]);
  dataset = {};
  body = Promise.withResolvers();
  vi.stubGlobal('document', {
    documentElement: { dataset },
    cookie: '',
    querySelectorAll: () => [],
    addEventListener: () => {},
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async () => ({ ok: true, json: () => body.promise }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const member = {
  user: { subscriptionStatus: 'active', phoneNumber: '+12025550123' },
  now: '2026-11-27T00:00:00Z',
};
const settled = () => new Promise((done) => setImmediate(done));

test('a session’s answer is what the header shows', async () => {
  await import('./who.ts');
  await settled();
  body.resolve({ ...member, user: null });
  await settled();
  expect(dataset.who).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('an answer whose body comes after the page has learned that nobody is signed in changes nothing', async () => {
  await import('./who.ts');
  await settled();
  listeners.get('user')?.({ detail: null });
  body.resolve(member);
  await settled();
  expect(dataset.who).toBeUndefined();
  expect(stored.size).toBe(0);
});
