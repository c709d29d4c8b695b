import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '#client/toasts.ts';
import { $session } from '#members/account/screen/session.ts';
import { renewalWording } from '../rules/renewal.ts';
import { $plan, AGREE_FIRST, choosePlan, subscribe } from './choosePlan.ts';

const USER = {
  id: '5f0c1c3e-6c6f-4b0e-9f58-0c8d3a9d2f11',
  phoneNumber: '+12025550123',
  isAdmin: false,
  createdAt: '2026-11-01T12:00:00Z',
  tosAcceptedAt: null,
  subscriptionStatus: 'none',
  subscriptionTier: null,
  shutOutUntil: null,
} as const;
const said = () => [$toasts.get()[0]?.title, $toasts.get()[0]?.text];
const assign = vi.fn();
const carried = vi.fn();

/** Answers by path. */
function answers(byPath: Readonly<Record<string, readonly [number, unknown]>>) {
  const fetched = vi.fn(async (path: string, _init?: RequestInit) => {
    const [status, body] = byPath[path] ?? [404, { error: 'no such path' }];
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('sessionStorage', { setItem: carried });
  vi.stubGlobal('dispatchEvent', () => true);
  $toasts.set([]);
  $plan.set({ tier: 'yearly', agreed: true, busy: false, problem: undefined });
  $session.set({ status: 'known', user: USER });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const CREATE = '/api/subscriptions/create';

test('a plan is asked for by its name and the member’s id, and the browser goes to pay', async () => {
  const url = 'https://checkout.stripe.example/c/pay/cs_1';
  const fetched = answers({ [CREATE]: [200, { status: 'checkout', url }] });
  await Promise.all([subscribe(), subscribe()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    userId: USER.id,
    tier: 'yearly',
    renewal: renewalWording('yearly').version,
  });
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  expect($plan.get().busy).toBe(true);
});

test('nothing is asked for before the renewal is agreed to, and another plan’s renewal is another one', async () => {
  const fetched = answers({});
  choosePlan('monthly');
  expect($plan.get()).toMatchObject({ tier: 'monthly', agreed: false });
  await subscribe();
  expect($plan.get().problem).toEqual(AGREE_FIRST);
  expect(fetched).not.toHaveBeenCalled();
});

test('an address that is no web page is not opened', async () => {
  answers({ [CREATE]: [200, { status: 'checkout', url: 'javascript:alert(1)' }] });
  await subscribe();
  expect(assign).not.toHaveBeenCalled();
  expect(said()).toEqual(['Error', 'Failed to create subscription']);
});

test('active at once: the server is asked, and the way leads home', async () => {
  answers({
    [CREATE]: [200, { status: 'active' }],
    '/api/auth/session': [200, { user: { ...USER, subscriptionStatus: 'active' } }],
  });
  await subscribe();
  expect($session.get()).toMatchObject({ user: { subscriptionStatus: 'active' } });
  expect(carried.mock.calls[0]?.[1]).toContain('Subscription Active!');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('an active answer alone does not make a member', async () => {
  answers({ [CREATE]: [200, { status: 'active' }], '/api/auth/session': [200, { user: USER }] });
  await subscribe();
  expect($session.get()).toMatchObject({ user: { subscriptionStatus: 'none' } });
});

test('what fails is said: the server’s words, else the catalogue’s', async () => {
  answers({ [CREATE]: [409, { error: 'You already have a subscription.' }] });
  await subscribe();
  expect(said()).toEqual(['Error', 'You already have a subscription.']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await subscribe();
  expect(said()).toEqual(['Error', 'Failed to create subscription']);
  expect($plan.get().busy).toBe(false);
});

test('signed out: by what the page knows, and by what the server says', async () => {
  answers({ [CREATE]: [401, { error: 'Please sign in first' }] });
  await subscribe();
  expect(said()).toEqual(['Authentication Required', 'Please sign in first']);
  expect($session.get()).toEqual({ status: 'known', user: null });
  $toasts.set([]);
  const fetched = answers({});
  await subscribe();
  expect(said()).toEqual(['Authentication Required', 'Please sign in first']);
  expect(fetched).not.toHaveBeenCalled();
});
