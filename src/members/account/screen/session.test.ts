import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $emailCode, $session, $textsFail, askSession, followSession } from './session.ts';

const USER = {
  id: '5f0c1c3e-6c6f-4b0e-9f58-0c8d3a9d2f11',
  phoneNumber: '+12025550123',
  isAdmin: false,
  createdAt: '2026-11-01T12:00:00Z',
  tosAcceptedAt: null,
  subscriptionStatus: 'active',
  subscriptionTier: 'yearly',
  shutOutUntil: null,
} as const;

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

const told = vi.fn();

beforeEach(() => {
  $session.set({ status: 'asking' });
  told.mockClear();
  vi.stubGlobal('dispatchEvent', told);
});
afterEach(() => vi.unstubAllGlobals());

test('the server says who is signed in, the header is told the same, and more than is needed is left out', async () => {
  answer(200, { user: { ...USER, isAdmin: true, tosIpAddress: '203.0.113.7' } });
  const user = { ...USER, isAdmin: true };
  expect(await askSession()).toEqual({ status: 'known', user });
  expect(told.mock.calls.map(([event]) => [event.type, event.detail])).toEqual([['user', user]]);
  answer(200, { user: null });
  expect(await askSession()).toEqual({ status: 'known', user: null });
});

test('where no answer comes, what was known stays; nothing known is a failure', async () => {
  answer(503, { error: 'We cannot do this right now.' });
  expect(await askSession()).toEqual({ status: 'failed' });
  answer(200, { user: USER });
  await askSession();
  for (const body of ['x', {}, null]) {
    answer(200, body);
    expect(await askSession()).toEqual({ status: 'known', user: USER });
  }
});

test('560: whether texts fail, and whether a code comes by e-mail, is known before anybody types', async () => {
  answer(200, { user: null, texts: 'failing', emailCode: true });
  await askSession();
  expect([$textsFail.get(), $emailCode.get()]).toEqual([true, true]);
  answer(200, { user: null, emailCode: false });
  await askSession();
  expect([$textsFail.get(), $emailCode.get()]).toEqual([false, false]);
});

test('a plan that nobody knows is none', async () => {
  answer(200, { user: { ...USER, subscriptionStatus: 'forever', subscriptionTier: 'gold' } });
  expect(await askSession()).toMatchObject({
    user: { subscriptionStatus: 'none', subscriptionTier: null },
  });
});

test('another tab’s sign-in and sign-out are asked about, its other storage is not', () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (name: string, run: (event: object) => void) =>
    listeners.set(name, run),
  );
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  answer(200, { user: null });
  const stop = followSession();
  listeners.get('storage')?.({ key: 'theme' });
  expect(fetch).not.toHaveBeenCalled();
  listeners.get('storage')?.({ key: 'sportsSimUser' });
  listeners.get('storage')?.({ key: null });
  listeners.get('pageshow')?.({ persisted: true });
  expect(fetch).toHaveBeenCalledTimes(3);
  stop();
  expect(listeners.size).toBe(0);
});
