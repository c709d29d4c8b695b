import { expect, test, vi } from 'vitest';
import { travel } from '#test/accounts/trial.ts';
import {
  CURRENT,
  controls,
  newPayer,
  type PayingMember,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PORTAL = '/api/subscriptions/portal';
const name = (who: PayingMember, last4: unknown) =>
  who.post('/api/account/confirm-card', { last4 });

/** A member at home, and someone who has signed in with their number elsewhere an hour later. */
async function twoDevices(): Promise<{ home: PayingMember; thief: PayingMember }> {
  const home = await subscriber();
  await travel(HOUR_MS);
  return { home, thief: await newPayer(home.phone) };
}

test('a new device cancels, but does not take that back; the old one does', async () => {
  const { home, thief } = await twoDevices();
  expect((await thief.post('/api/subscriptions/cancel', {})).status).toBe(200);
  expect((await thief.post('/api/subscriptions/resume', {})).status).toBe(428);
  expect(subscriptionsOf(home)[0]?.cancel_at_period_end).toBe(true);
  expect((await home.post('/api/subscriptions/resume', {})).status).toBe(200);
});

test('a new device neither opens the portal nor switches nor deletes, and the old one does', async () => {
  const { home, thief } = await twoDevices();
  const { body: figures } = await thief.post('/api/subscriptions/switch-preview', {
    tier: 'yearly',
  });
  const asked = [
    await thief.post(PORTAL, {}),
    await thief.post('/api/subscriptions/switch', figures),
    await thief.post('/api/account/delete', { confirm: 'DELETE' }),
  ];
  for (const { status, body } of asked) {
    expect([status, body.error]).toEqual([
      428,
      expect.stringContaining('the last four digits of the card that paid'),
    ]);
  }
  expect(subscriptionsOf(home)[0]?.status).toBe('active');
  expect((await thief.call(CURRENT)).body.subscription.tier).toBe('monthly');
  expect((await home.post(PORTAL, {})).status).toBe(200);
});

test('who names the card goes on, on this device', async () => {
  const { home, thief } = await twoDevices();
  expect((await name(thief, '0000')).status).toBe(400);
  expect((await thief.post(PORTAL, {})).status).toBe(428);
  expect((await name(thief, '4242')).body).toEqual({ ok: true });
  expect((await thief.post(PORTAL, {})).status).toBe(200);
  await travel(2 * HOUR_MS);
  const third = await newPayer(home.phone);
  expect((await third.post(PORTAL, {})).status).toBe(428);
});

test('nothing that a new device can read names the card, until it has been named', async () => {
  const { home, thief } = await twoDevices();
  const readable = async (who: PayingMember) => {
    const texts = [await who.call(CURRENT), await who.call('/api/account/export')];
    return texts.map(({ text }) => text).join();
  };
  const hidden = await readable(thief);
  expect(hidden).not.toMatch(/\b4242\b|invoice\.stripe|https?:/);
  expect((await thief.call(CURRENT)).body.invoices).toHaveLength(1);
  expect(await readable(home)).toMatch(/4242.*https?:/);
  expect((await name(thief, '4242')).status).toBe(200);
  expect(await readable(thief)).toMatch(/4242.*https?:/);
});

test('who ends the other devices is asked all the same, also after signing in once more', async () => {
  const { home, thief } = await twoDevices();
  const { body } = await thief.call('/api/auth/sessions');
  for (const { id, here } of body.sessions) {
    if (!here) expect((await thief.post('/api/auth/sign-out', { which: id })).status).toBe(200);
  }
  expect((await thief.post(PORTAL, {})).status).toBe(428);
  expect((await thief.post('/api/auth/sign-out', { which: 'all' })).status).toBe(200);
  await travel(2 * HOUR_MS);
  expect((await (await newPayer(home.phone)).post(PORTAL, {})).status).toBe(428);
});

test('five guesses a day, however many at a time and on however many devices; the right one counts', async () => {
  const { home, thief } = await twoDevices();
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, guess) => name(thief, String(1000 + guess))),
  );
  const answered = guesses.map(({ status }) => status);
  // A slow machine does not handle all of them at once, and says so.
  await vi.waitUntil(
    async () => {
      const { status } = await name(thief, '0000');
      answered.push(status);
      return status === 429;
    },
    { timeout: 60_000 },
  );
  expect(answered.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  expect(answered.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
  const late = await name(thief, '4242');
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '86400']);
  await travel(2 * HOUR_MS);
  expect((await name(await newPayer(home.phone), '4242')).status).toBe(429);
  await travel(DAY_MS + 2 * HOUR_MS);
  const next = await newPayer(home.phone);
  expect((await name(next, '4242')).status).toBe(200);
});

test('after a day a device is no longer new', async () => {
  const { thief } = await twoDevices();
  await travel(25 * HOUR_MS + 60_000);
  expect((await thief.post(PORTAL, {})).status).toBe(200);
});

test('an account older than a week asks on each new device, also where none is signed in', async () => {
  const home = await subscriber();
  await home.post('/api/auth/sign-out', { which: 'all' });
  await travel(8 * DAY_MS);
  expect((await (await newPayer(home.phone)).post(PORTAL, {})).status).toBe(428);
});

test('without a card that is charged there is nothing to name', async () => {
  const first = await newPayer();
  await travel(HOUR_MS);
  const second = await newPayer(first.phone);
  expect((await second.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
});

test.each(['424', '42424', '４２４２', 4242, null, '4242 '])(
  '%o is no four digits',
  async (last4) => {
    const { thief } = await twoDevices();
    expect((await name(thief, last4)).status).toBe(400);
    expect((await name(thief, '4242')).status).toBe(200);
    expect(controls().requests().length).toBeGreaterThan(0);
  },
);
