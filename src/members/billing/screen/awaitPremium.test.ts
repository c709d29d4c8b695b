import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '#client/toasts.ts';
import { $session } from '#members/account/screen/session.ts';
import { $awaited, awaitPremium } from './awaitPremium.ts';

const USER = {
  id: 'a',
  phoneNumber: '+12025550123',
  subscriptionTier: null,
  createdAt: '2026-11-01T12:00:00Z',
};
let user: object | null;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('location', { search: '?session_id=cs_1' });
  user = { ...USER, subscriptionStatus: 'none' };
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ user });
  });
  $toasts.set([]);
  $session.set({ status: 'asking' });
  $awaited.set('waiting');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('only the server’s word turns Premium on; it is seen soon after', async () => {
  const stop = awaitPremium();
  await vi.advanceTimersByTimeAsync(5_000);
  expect($awaited.get()).toBe('waiting');
  user = { ...USER, subscriptionStatus: 'active' };
  await vi.advanceTimersByTimeAsync(2_000);
  expect($awaited.get()).toBe('active');
  expect($toasts.get()[0]?.title).toBe('Subscription Active!');
  const before = asked;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(before);
  stop();
});

test('without a word it says so after two minutes, asks less often, and ends', async () => {
  const stop = awaitPremium();
  await vi.advanceTimersByTimeAsync(121_000);
  expect($awaited.get()).toBe('late');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toBeLessThan(60);
  stop();
});

test('a server that cannot be reached is asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const stop = awaitPremium();
  await vi.advanceTimersByTimeAsync(10_000);
  expect($awaited.get()).toBe('waiting');
  vi.stubGlobal('fetch', async () =>
    Response.json({ user: { ...USER, subscriptionStatus: 'active' } }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect($awaited.get()).toBe('active');
  stop();
});

test('signed out there is nothing to wait for; without a payment neither', async () => {
  user = null;
  awaitPremium()();
  await vi.advanceTimersByTimeAsync(10);
  expect($awaited.get()).toBe('signed-out');
  $awaited.set('waiting');
  user = { ...USER, subscriptionStatus: 'none' };
  vi.stubGlobal('location', { search: '' });
  awaitPremium();
  await vi.advanceTimersByTimeAsync(10_000);
  expect($awaited.get()).toBe('nothing');
});
