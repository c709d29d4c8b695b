import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { billingTools, memberTools } from '#members/billing/tools.ts';
import { reconcile } from '#members/billing/verbs/reconcile.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  atStripe,
  CURRENT,
  choose,
  controls,
  newPayer,
  type PayingMember,
  payerSessions,
  payerUser,
  payingVisitor,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { siteOf } from '#wiring';

withBank();
afterEach(() => travel(0));

const PAUSE = '/api/bets/pause';
const MINUTE = 60_000;
const DAY = 86_400_000;
const month = { kind: 'exclusion', days: 30 };
const pausing = (who: PayingMember, body: object = month) =>
  who.post(PAUSE, { userId: who.id, ...body });

test('110: it is a month to a year, or a pause of days; nothing else, and only one’s own', async () => {
  expect((await payingVisitor().post(PAUSE, { userId: randomUUID(), ...month })).status).toBe(401);
  const who = await newPayer();
  for (const [kind, days] of [
    ['exclusion', 1],
    ['pause', 30],
    ['exclusion', 366],
    ['pause', -1],
    ['none', 7],
  ]) {
    expect((await pausing(who, { kind, days })).status).toBe(400);
  }
  expect((await payerUser(who)).shutOutUntil).toBeNull();
  const begun = await pausing(who);
  expect(begun.status).toBe(200);
  expect(Date.parse(begun.body.until) - Date.now()).toBeGreaterThan(30 * DAY - 60_000);
  expect(begun.body.renews).toBe(false);
  expect(Date.parse((await payerUser(who)).shutOutUntil)).toBe(Date.parse(begun.body.until));
});

test('110: doors that cost or show something are shut: purchase, plan, keeping it, bets', async () => {
  const who = await newPayer();
  await pausing(who);
  expect((await choose(who, 'monthly')).status).toBe(403);
  const member = await subscriber();
  // Paid in the second in which the break begins, it would be bought in the break.
  await travel(MINUTE);
  const begun = await pausing(member);
  expect(begun.body.renews).toBe(true);
  const shut = [
    ['/api/subscriptions/switch-preview', { tier: 'yearly' }],
    ['/api/subscriptions/switch', { tier: 'yearly', prorationDate: 1, dueNow: 1 }],
    ['/api/subscriptions/resume', {}],
    [
      '/api/bets/sync',
      { userId: member.id, since: 0, bets: [betOf({ id: randomUUID() })], gone: [] },
    ],
  ] as const;
  for (const [path, body] of shut) {
    const answer = await member.post(path, body);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.body.error).toContain('1-800-GAMBLER');
  }
  // Ending a subscription and their own data stay available.
  expect((await member.post('/api/subscriptions/cancel', {})).status).toBe(200);
  expect((await member.post('/api/subscriptions/resume', {})).status).toBe(403);
  const file = await member.call('/api/account/export');
  expect(file.body.exclusions).toMatchObject([{ kind: 'exclusion' }]);
});

test('110: a purchase that was under way can no longer be paid', async () => {
  const who = await newPayer();
  await choose(who, 'monthly');
  expect(payerSessions(who).map(({ status }) => status)).toEqual(['open']);
  await pausing(who, { kind: 'pause', days: 1 });
  expect(payerSessions(who).map(({ status }) => status)).toEqual(['expired']);
});

test('110: sign-out, a new device, the account deleted and made anew with the number', async () => {
  const who = await newPayer();
  const { until } = (await pausing(who)).body;
  const holds = async (reader: typeof who) => {
    expect(Date.parse((await payerUser(reader)).shutOutUntil)).toBe(Date.parse(until));
    expect((await choose(reader, 'yearly')).status).toBe(403);
  };
  await who.post('/api/auth/sign-out', { which: 'all' });
  // As soon as the number may get another code.
  await travel(2 * MINUTE);
  const device = await newPayer(who.phone);
  await holds(device);
  await device.post('/api/account/delete', { confirm: 'DELETE' });
  await travel(10 * MINUTE);
  await holds(await newPayer(who.phone));
});

test('110: a shorter one does not shorten it; a longer one lengthens it', async () => {
  const who = await newPayer();
  const { until } = (await pausing(who)).body;
  expect((await pausing(who, { kind: 'pause', days: 1 })).body.until).toBe(until);
  const longer = (await pausing(who, { kind: 'exclusion', days: 365 })).body.until;
  expect(Date.parse(longer)).toBeGreaterThan(Date.parse(until));
});

test('110: no hand ends it, an admin’s and the database’s owner’s neither; at its end it is over by itself', async () => {
  const who = await newPayer();
  const { until } = (await pausing(who)).body;
  const { query } = trial.database;
  for (const statement of [
    'delete from exclusions',
    'update exclusions set ends_at = public.clock()',
    "update exclusions set phone_hash = decode(repeat('00', 32), 'hex')",
    'truncate exclusions',
  ]) {
    await expect(query(statement)).rejects.toThrow('holds to its end');
  }
  // Admins' actions are functions; none of them mentions an exclusion.
  const named = await query<{ proname: string }>(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* '(delete from|update|truncate) *public\\.exclusions'`,
  );
  expect(named.map(({ proname }) => proname)).toEqual(['forget_exclusions']);
  await travel(30 * DAY - 60_000);
  const late = await newPayer(who.phone);
  expect((await payerUser(late)).shutOutUntil).not.toBeNull();
  await travel(30 * DAY + 60_000);
  expect((await payerUser(late)).shutOutUntil).toBeNull();
  expect((await choose(late, 'monthly')).status).toBe(200);
  expect(Date.parse(until)).toBeLessThan(Date.now());
});

test('a purchase that Stripe does not end at first is tried again; one that stays open is told of, and ends once it is paid', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await newPayer();
  await choose(who, 'monthly');
  const on = 'GET /v1/checkout/sessions/{id}';
  const failing = (times: number) => {
    // Stripe's library retries each call once by itself.
    for (let at = 0; at < 2 * times; at += 1) controls().fail({ on, status: 500 });
  };
  failing(2);
  expect((await pausing(who)).body.purchaseOpen).toBe(false);
  expect(payerSessions(who).map(({ status }) => status)).toEqual(['expired']);

  const other = await newPayer();
  await choose(other, 'monthly');
  const [open] = payerSessions(other);
  failing(3);
  expect((await pausing(other)).body.purchaseOpen).toBe(true);
  await travel(MINUTE);
  controls().pay(open?.id ?? '', { card: 'good' });
  expect(subscriptionsOf(other)[0]?.status).toBe('active');
  await other.call(CURRENT);
  expect(subscriptionsOf(other)[0]?.status).toBe('canceled');
  expect((await payerUser(other)).subscriptionStatus).not.toBe('active');
  log.mockRestore();
});

/** A member who paid on a page still open when they shut themselves out; nothing has been reported to us yet. */
async function paidShutOut(body: object = month): Promise<PayingMember> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await newPayer();
  await choose(who, 'monthly');
  const [open] = payerSessions(who);
  for (let at = 0; at < 6; at += 1) {
    controls().fail({ on: 'GET /v1/checkout/sessions/{id}', status: 500 });
  }
  await pausing(who, body);
  log.mockRestore();
  await travel(MINUTE);
  controls().pay(open?.id ?? '', { card: 'good' });
  return who;
}
/** The check that a webhook, the member's own page or the reconcile makes. */
const look = (who: PayingMember) =>
  siteOf()
    .use(memberTools)
    .sync(subscriptionsOf(who)[0]?.id ?? '');
const refundsOf = (who: PayingMember) => {
  const [subscription] = subscriptionsOf(who);
  return Object.values(atStripe().refunds).filter(
    ({ metadata }) => metadata?.subscription === subscription?.id,
  );
};

test('110: what was paid while shut out is given back in full, once, however often it is looked at', async () => {
  const who = await paidShutOut();
  await look(who);
  await Promise.allSettled([look(who), look(who)]);
  const refunds = refundsOf(who);
  expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[1995, 'succeeded']]);
  expect(subscriptionsOf(who)[0]?.status).toBe('canceled');
  // Stripe forgets a call's key after a day; the refund itself shows that it was made.
  await travel(2 * DAY);
  await look(who);
  expect(refundsOf(who)).toHaveLength(1);
  const [made] = refundsOf(who);
  controls().failRefund(made?.id ?? '');
  await look(who);
  expect(refundsOf(who), 'one that failed is the owner’s to settle').toHaveLength(1);
});

test('110: where Stripe fails between the end and the refund, the next look makes up for it', async () => {
  const who = await paidShutOut();
  for (let at = 0; at < 2; at += 1) controls().fail({ on: 'POST /v1/refunds', status: 500 });
  await expect(look(who)).rejects.toThrow();
  expect(subscriptionsOf(who)[0]?.status).toBe('canceled');
  expect(refundsOf(who)).toEqual([]);
  await look(who);
  expect(refundsOf(who)).toHaveLength(1);
});

test('110: what is owed is given back also when the break is over by then, by the reconcile alone', async () => {
  const who = await paidShutOut({ kind: 'pause', days: 1 });
  for (let at = 0; at < 2; at += 1) controls().fail({ on: 'POST /v1/refunds', status: 500 });
  await expect(look(who)).rejects.toThrow();
  await travel(2 * DAY);
  expect((await payerUser(who)).shutOutUntil).toBeNull();
  expect((await reconcile(siteOf().use(billingTools), new Date())).failures).toEqual([]);
  expect(refundsOf(who).map(({ amount }) => amount)).toEqual([1995]);
  expect((await reconcile(siteOf().use(billingTools), new Date())).synced, 'nothing is left').toBe(
    0,
  );
  expect(refundsOf(who)).toHaveLength(1);
});

test('110: one that could not be ended before the break was over is ended and given back all the same', async () => {
  const who = await paidShutOut({ kind: 'pause', days: 1 });
  for (let at = 0; at < 2; at += 1) {
    controls().fail({ on: 'DELETE /v1/subscriptions/{id}', status: 500 });
  }
  await expect(look(who)).rejects.toThrow();
  expect(subscriptionsOf(who)[0]?.status).toBe('active');
  await travel(2 * DAY);
  await look(who);
  expect(subscriptionsOf(who)[0]?.status).toBe('canceled');
  expect(refundsOf(who)).toHaveLength(1);
});

test('110: one that its bank takes back is not given back on top, nor is anything that was bought before', async () => {
  const who = await paidShutOut();
  const [subscription] = subscriptionsOf(who);
  const charge = Object.values(atStripe().charges).find(
    ({ customer }) => customer === subscription?.customer,
  );
  controls().openDispute(charge?.id ?? '');
  await look(who);
  expect(refundsOf(who)).toEqual([]);
  const before = await subscriber();
  await travel(DAY);
  await pausing(before);
  await look(before);
  expect(refundsOf(before)).toEqual([]);
  expect(subscriptionsOf(before)[0]?.status).toBe('active');
});

test('what was bought before goes on', async () => {
  const who = await subscriber();
  await travel(DAY);
  await pausing(who);
  await who.call(CURRENT);
  expect(subscriptionsOf(who)[0]?.status).toBe('active');
});

test('nobody shuts out another member than is signed in', async () => {
  const [who, other] = [await newPayer(), await newPayer()];
  expect((await who.post(PAUSE, { userId: other.id, ...month })).status).toBe(403);
  expect((await payerUser(who)).shutOutUntil).toBeNull();
});

test('318: self-exclusion and a pause are open on any device', async () => {
  const home = await subscriber();
  await travel(60 * MINUTE);
  const thief = await newPayer(home.phone);
  expect((await pausing(thief, { kind: 'pause', days: 1 })).status).toBe(200);
  expect((await pausing(thief)).status).toBe(200);
  expect((await payerUser(home)).shutOutUntil).not.toBeNull();
});

test('asked for again at once it is one; who has the number later is shown none that was over before them', async () => {
  const who = await newPayer();
  const { until } = (await pausing(who)).body;
  expect((await pausing(who)).body.until).toBe(until);
  const file = async (of: PayingMember) => (await of.call('/api/account/export')).body.exclusions;
  expect(await file(who)).toHaveLength(1);
  await who.post('/api/account/delete', { confirm: 'DELETE' });
  await travel(31 * DAY);
  expect(await file(await newPayer(who.phone))).toEqual([]);
});
