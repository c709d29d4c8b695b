import { expect, test } from 'vitest';
import { GUARANTEE_DAYS } from '#domain/product/guarantee.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import {
  atStripe,
  CURRENT,
  controls,
  newPayer,
  type PayingMember,
  payAsMember,
  payerUser,
  payingVisitor,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { siteOf } from '#wiring';
import { billingTools, memberTools, moneyBackTools } from '../tools.ts';
import { askMoneyBack, finishMoneyBack, offeredMoneyBack } from '../verbs/moneyBack.ts';
import { reconcile } from '../verbs/reconcile.ts';

withBank();

const PATH = '/api/subscriptions/money-back';
const DAY_MS = 86_400_000;
const ask = (who: PayingMember) => who.post(PATH, {});
const current = async (who: PayingMember) => (await who.call(CURRENT)).body;
const refundsOf = (who: PayingMember) => {
  const customer = subscriptionsOf(who)[0]?.customer;
  const { charges, refunds } = atStripe();
  const own = new Set(
    Object.values(charges)
      .filter((charge) => charge.customer === customer)
      .map(({ id }) => id),
  );
  return Object.values(refunds).filter(({ charge }) => own.has(String(charge)));
};
const stored = (who: PayingMember) =>
  trial.database.query<{ cents: number; done: boolean }>(
    `select cents, done_at is not null as done from money_backs where member_id = '${who.id}'`,
  );
const noticesOf = async (who: PayingMember) =>
  (await current(who)).notices.map(({ kind }: { kind: string }) => kind);

test('one click gives the first payment back, ends access at once, and says so', async () => {
  const who = await subscriber();
  const { moneyBack } = await current(who);
  expect(moneyBack.cents).toBe(1995);
  expect((await ask(who)).status).toBe(200);
  expect(subscriptionsOf(who)[0]?.status).toBe('canceled');
  expect(refundsOf(who).map(({ amount }) => amount)).toEqual([1995]);
  expect((await payerUser(who)).subscriptionStatus).toBe('ended');
  const after = await current(who);
  expect([after.subscription.standing, after.moneyBack]).toEqual(['refunded', null]);
  expect(await noticesOf(who)).toEqual(['money back']);
  expect(await stored(who)).toEqual([{ cents: 1995, done: true }]);
});

test('pressed twice, or again later, it is done once', async () => {
  const who = await subscriber('yearly');
  const answers = await Promise.all([ask(who), ask(who), ask(who)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  // Who comes after it was done is told so.
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await ask(who)).status).toBe(409);
  expect(refundsOf(who).map(({ amount }) => amount)).toEqual([19_995]);
  expect(await noticesOf(who)).toEqual(['money back']);
});

test('it takes a session and our own page, and a first payment', async () => {
  expect((await payingVisitor().post(PATH, {})).status).toBe(401);
  const who = await newPayer();
  expect((await ask(who)).status).toBe(409);
  const foreign = await who.call(PATH, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(foreign.status).toBe(403);
});

test('it is for a first purchase: not for the next one of the same number', async () => {
  const who = await subscriber();
  await ask(who);
  await payAsMember(who);
  const { moneyBack } = await current(who);
  expect(moneyBack).toBeNull();
  const again = await ask(who);
  expect([again.status, again.body.error]).toEqual([
    409,
    'The guarantee covers one first purchase, and you have used it. You can still cancel at any time.',
  ]);
  expect((await payerUser(who)).subscriptionStatus).toBe('active');
});

test('it is not for a later purchase, of a number whose account was deleted neither', async () => {
  const who = await subscriber();
  await who.post('/api/account/delete', { confirm: 'DELETE' });
  await travel(61_000);
  const back = await newPayer(who.phone);
  await payAsMember(back);
  expect((await current(back)).moneyBack).toBeNull();
  const answer = await ask(back);
  expect([answer.status, answer.body.error]).toEqual([
    409,
    'The guarantee covers a first purchase, and this is a later one. You can still cancel at any time.',
  ]);
});

test('one card has it once, whoever pays with it', async () => {
  const [one, other] = [
    await subscriber('monthly', 'mastercard'),
    await subscriber('monthly', 'mastercard'),
  ];
  expect((await ask(one)).status).toBe(200);
  expect((await ask(other)).status).toBe(409);
  expect(refundsOf(other)).toEqual([]);
  expect((await payerUser(other)).subscriptionStatus).toBe('active');
});

test('what was paid comes back, and what is owed is voided', async () => {
  const who = await subscriber('monthly', 'later');
  const id = subscriptionsOf(who)[0]?.id ?? '';
  // A new period begins now, and the card on file is declined.
  await payments.account.stripe.subscriptions.update(id, {
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
    payment_behavior: 'allow_incomplete',
  });
  expect((await current(who)).subscription.standing).toBe('past_due');
  expect((await ask(who)).status).toBe(200);
  const { invoices } = await current(who);
  expect(invoices.map(({ status }: { status: string }) => status)).toEqual(['void', 'paid']);
  expect(refundsOf(who).map(({ amount }) => amount)).toEqual([1995]);
});

test('a failure at Stripe leaves a decision, which the daily comparison completes', async () => {
  const who = await subscriber();
  for (const _ of [1, 2]) controls().fail({ on: 'POST /v1/refunds', status: 500 });
  expect((await ask(who)).status).toBeGreaterThanOrEqual(500);
  expect(await stored(who)).toEqual([{ cents: 1995, done: false }]);
  const { use } = siteOf();
  const back = use(moneyBackTools);
  const open = await back.moneyBacks.open();
  expect(open).toHaveLength(1);
  for (const one of open) await finishMoneyBack(use(memberTools), back, one);
  expect(refundsOf(who)).toHaveLength(1);
  expect(await stored(who)).toEqual([{ cents: 1995, done: true }]);
});

test('210: a refund that the bank does not take is named by the daily comparison', async () => {
  const who = await subscriber('monthly', 'refundFails');
  expect((await ask(who)).status).toBe(200);
  const { named } = await reconcile(siteOf().use(billingTools), new Date());
  const customer = String(subscriptionsOf(who)[0]?.customer);
  expect(named.filter((one) => one.customer === customer).map(({ what }) => what)).toEqual([
    'refund failed',
  ]);
});

test('what the owner has given back already is not given twice', async () => {
  const who = await subscriber();
  const { stripe } = payments.account;
  const { customer } = subscriptionsOf(who)[0] ?? {};
  const { data } = await stripe.charges.list({ customer: String(customer) });
  await stripe.refunds.create({ charge: data[0]?.id ?? '' });
  expect((await ask(who)).status).toBe(200);
  expect(refundsOf(who)).toHaveLength(1);
});

test('ten tries a day', async () => {
  const who = await newPayer();
  for (let n = 0; n < 10; n += 1) expect((await ask(who)).status).toBe(409);
  expect((await ask(who)).status).toBe(429);
});

const switchPlan = async (who: PayingMember, tier: 'monthly' | 'yearly') => {
  const { body } = await who.post('/api/subscriptions/switch-preview', { tier });
  expect((await who.post('/api/subscriptions/switch', body)).status).toBe(200);
};
const balanceOf = async (who: PayingMember) => {
  const customer = await payments.account.stripe.customers.retrieve(
    String(subscriptionsOf(who)[0]?.customer),
  );
  return customer.deleted === true ? undefined : customer.balance;
};

test('what a switch to the dearer plan cost comes back with it', async () => {
  const who = await subscriber();
  await switchPlan(who, 'yearly');
  const { moneyBack, invoices } = await current(who);
  const paid = invoices.map(({ total }: { total: number }) => total);
  expect(paid).toHaveLength(2);
  expect(moneyBack.cents).toBe(paid[0] + paid[1]);
  expect((await ask(who)).status).toBe(200);
  expect(
    refundsOf(who)
      .map(({ amount }) => amount)
      .toSorted(),
  ).toEqual(paid.toSorted());
});

test('the credit that a switch to the cheaper plan left goes with it', async () => {
  const who = await subscriber('yearly');
  await switchPlan(who, 'monthly');
  expect(await balanceOf(who)).toBeLessThan(-17_000);
  expect((await ask(who)).status).toBe(200);
  expect(refundsOf(who).map(({ amount }) => amount)).toEqual([19_995]);
  expect(await balanceOf(who)).toBe(0);
});

test('of what the owner has given as credit nothing is taken', async () => {
  const who = await subscriber();
  const customer = String(subscriptionsOf(who)[0]?.customer);
  await payments.account.stripe.customers.update(customer, { balance: -500 });
  expect((await ask(who)).status).toBe(200);
  expect(await balanceOf(who)).toBe(-500);
});

test('what is held about it is in the member’s file', async () => {
  const who = await subscriber();
  await ask(who);
  const { renewals } = (await who.call('/api/account/export')).body;
  expect(renewals.moneyBack.cents).toBe(1995);
  expect(renewals.consents[0].wording).toContain('$19.95 is charged to my card each month');
});

test('after 30 days it is over', async () => {
  const who = await subscriber('yearly');
  const { until } = (await current(who)).moneyBack;
  const { use } = siteOf();
  const [tools, back] = [use(memberTools), use(moneyBackTools)];
  const at = (ms: number) => new Date(Date.parse(until) + ms);
  const id = subscriptionsOf(who)[0]?.id ?? '';
  const offered = (now: Date) => offeredMoneyBack(tools, back.moneyBacks, who.id, id, now);
  expect(Date.parse(until) - Date.now()).toBeGreaterThan((GUARANTEE_DAYS - 1) * DAY_MS);
  expect([await offered(at(-1)), await offered(at(0))]).toEqual([{ until, cents: 19_995 }, null]);
  expect(await askMoneyBack(tools, back, who.id, at(0))).toBe('late');
  expect(await askMoneyBack(tools, back, who.id, at(-1))).toBe('done');
});

test('a new device names the card on file first', async () => {
  const who = await subscriber();
  await travel(61_000);
  const taken = await newPayer(who.phone);
  expect((await ask(taken)).status).toBe(428);
  await taken.post('/api/account/confirm-card', { last4: '4242' });
  expect((await ask(taken)).status).toBe(200);
});

test('583: what was given back before is taken off: offered, said and given; after all of it nothing is offered, and it ends', async () => {
  const who = await subscriber();
  const intent = Object.values(atStripe().paymentIntents).find(
    ({ customer }) => customer === subscriptionsOf(who)[0]?.customer,
  );
  const { stripe } = payments.account;
  await stripe.refunds.create({ payment_intent: intent?.id ?? '', amount: 500 });
  expect((await current(who)).moneyBack.cents).toBe(1495);
  expect((await ask(who)).status).toBe(200);
  expect(refundsOf(who).map(({ amount }) => amount)).toEqual([500, 1495]);
  expect(await stored(who)).toEqual([{ cents: 1495, done: true }]);
  expect((await current(who)).notices[0].title).toBe('$14.95 is on its way back to you');

  const other = await subscriber();
  const [all] = Object.values(atStripe().paymentIntents).filter(
    ({ customer }) => customer === subscriptionsOf(other)[0]?.customer,
  );
  await stripe.refunds.create({ payment_intent: all?.id ?? '' });
  expect((await current(other)).moneyBack).toBeNull();
  expect((await ask(other)).status).toBe(200);
  expect(refundsOf(other).map(({ amount }) => amount)).toEqual([1995]);
});
