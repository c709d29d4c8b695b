import { describe, expect, test } from 'vitest';
import { travel } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
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

withBank();

const DAY_MS = 86_400_000;
const CANCEL = '/api/subscriptions/cancel';
const RESUME = '/api/subscriptions/resume';
const PREVIEW = '/api/subscriptions/switch-preview';
const SWITCH = '/api/subscriptions/switch';
const PORTAL = '/api/subscriptions/portal';

const current = async (who: PayingMember) => (await who.call(CURRENT)).body;
const atBank = (who: PayingMember) => subscriptionsOf(who).at(-1);
const customerOf = (who: PayingMember) => String(atBank(who)?.customer);
const paidBy = (who: PayingMember) =>
  Object.values(atStripe().charges).filter(
    ({ customer, paid }) => customer === customerOf(who) && paid,
  );

/** Time passes for everybody, and everything due at Stripe happens. */
async function days(count: number): Promise<void> {
  await travel(count * DAY_MS);
  controls().tick();
}

/** The same member, signed in again if the session has ended. */
const back = ({ phone }: PayingMember): Promise<PayingMember> => newPayer(phone);

/** A member whose renewal was declined a day ago. */
async function pastDue(): Promise<PayingMember> {
  const who = await subscriber('monthly', 'later');
  await days(32);
  return back(who);
}

test('each is for who is signed in', async () => {
  for (const path of [CANCEL, RESUME, PORTAL]) {
    expect((await payingVisitor().post(path, {})).status).toBe(401);
  }
  expect((await payingVisitor().post(PREVIEW, { tier: 'yearly' })).status).toBe(401);
  expect((await payingVisitor().call(CURRENT)).status).toBe(401);
});

test('who has never bought has nothing to show, cancel, keep, switch or manage', async () => {
  const who = await newPayer();
  expect(await current(who)).toEqual({
    subscription: null,
    invoices: [],
    moneyBack: null,
    credit: 0,
    notices: [],
  });
  for (const path of [CANCEL, RESUME, PORTAL]) expect((await who.post(path, {})).status).toBe(409);
  expect((await who.post(PREVIEW, { tier: 'yearly' })).status).toBe(409);
});

test('a member sees plan, price, renewal, card and receipts', async () => {
  const who = await subscriber('yearly');
  const { subscription, invoices } = await current(who);
  const end = (atBank(who)?.items.data[0]?.current_period_end ?? 0) * 1000;
  expect(subscription).toEqual({
    standing: 'active',
    tier: 'yearly',
    price: 19_995,
    periodEnd: new Date(end).toISOString(),
    accessUntil: new Date(end + 3 * DAY_MS).toISOString(),
    nextAttempt: null,
    next: { cents: 19_995, credit: 0, at: new Date(end).toISOString() },
    card: expect.objectContaining({ brand: 'visa', last4: '4242' }),
  });
  expect(invoices).toEqual([
    expect.objectContaining({ total: 19_995, refunded: 0, status: 'paid' }),
  ]);
  expect(invoices[0].url).toMatch(/^http/);
});

test('another member’s subscription is not to be seen', async () => {
  await subscriber();
  const who = await newPayer();
  expect((await current(who)).invoices).toEqual([]);
});

test('40, 41: cancelled in one click, access lasts to the last second of what is paid, and ends there', async () => {
  const who = await subscriber();
  expect((await who.post(CANCEL, {})).body).toEqual({ ok: true });
  const { periodEnd, accessUntil, standing } = (await current(who)).subscription;
  expect([standing, accessUntil]).toEqual(['ending', periodEnd]);
  const left = Date.parse(periodEnd) - Date.now();
  await travel(left - 5_000);
  const later = await back(who);
  expect((await payerUser(later)).subscriptionStatus).toBe('active');
  await travel(left + 1_000);
  controls().tick();
  expect((await payerUser(later)).subscriptionStatus).toBe('ended');
  expect((await current(later)).subscription.standing).toBe('ended');
  expect(paidBy(who)).toHaveLength(1);
});

test('cancelling twice, and four times at once, is cancelling', async () => {
  const who = await subscriber();
  const answers = await Promise.all([1, 2, 3, 4].map(() => who.post(CANCEL, {})));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(atBank(who)).toMatchObject({ status: 'active', cancel_at_period_end: true });
});

test('of two subscriptions, which the owner’s hand has made, cancelling ends the one that renews, then the other', async () => {
  const who = await subscriber();
  const { stripe, prices } = payments.account;
  const customer = customerOf(who);
  const { default_payment_method: method } = await stripe.subscriptions.retrieve(
    atBank(who)?.id ?? '',
  );
  await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.yearly }],
    default_payment_method: String(method),
    metadata: { member: who.id },
  });
  expect((await current(who)).subscription).toMatchObject({ standing: 'active', tier: 'yearly' });
  expect((await who.post(CANCEL, {})).status).toBe(200);
  expect((await current(who)).subscription).toMatchObject({ standing: 'active', tier: 'monthly' });
  expect((await who.post(CANCEL, {})).status).toBe(200);
  expect((await current(who)).subscription).toMatchObject({ standing: 'ending', tier: 'yearly' });
  expect(subscriptionsOf(who).map((one) => one.cancel_at_period_end)).toEqual([true, true]);
});

test('42: kept again in one click, it renews; and can be cancelled once more', async () => {
  const who = await subscriber();
  for (const _ of [1, 2]) {
    await who.post(CANCEL, {});
    expect((await who.post(RESUME, {})).status).toBe(200);
    expect((await current(who)).subscription.standing).toBe('active');
  }
  expect(atBank(who)?.cancel_at_period_end).toBe(false);
  await who.post(CANCEL, {});
  expect(atBank(who)?.cancel_at_period_end).toBe(true);
  await who.post(RESUME, {});
  await days(35);
  const later = await back(who);
  expect((await current(later)).subscription.standing).toBe('active');
  expect(paidBy(later)).toHaveLength(2);
});

test('a day of ending that was set at Stripe by hand is taken back as well', async () => {
  const who = await subscriber();
  const { id = '', items } = atBank(who) ?? {};
  const day = (items?.data[0]?.current_period_end ?? 0) - 5 * 86_400;
  await payments.account.stripe.subscriptions.update(id, { cancel_at: day });
  expect((await current(who)).subscription).toMatchObject({ standing: 'ending' });
  expect((await who.post(RESUME, {})).status).toBe(200);
  expect((await current(who)).subscription.standing).toBe('active');
  expect(atBank(who)?.cancel_at).toBeNull();
});

describe('44: a switch', () => {
  test('to yearly costs what was said, and begins a year', async () => {
    const who = await subscriber();
    await days(5);
    const { body: said } = await who.post(PREVIEW, { tier: 'yearly' });
    expect(said).toMatchObject({ tier: 'yearly', credit: 0, nextDue: 19_995 });
    expect(said.dueNow).toBe(19_995 - said.unused);
    expect(said.unused).toBeGreaterThan(1600);
    expect(said.unused).toBeLessThan(1750);
    // Nothing has happened so far.
    expect((await current(who)).subscription.tier).toBe('monthly');
    await travel(5 * DAY_MS + 60_000);
    expect((await who.post(SWITCH, said)).status).toBe(200);
    const { subscription, invoices } = await current(who);
    expect([subscription.tier, subscription.price]).toEqual(['yearly', 19_995]);
    expect(invoices[0]).toMatchObject({ total: said.dueNow, status: 'paid' });
    expect(
      Math.abs(Date.parse(subscription.periodEnd) - Date.parse(said.nextPayment)),
    ).toBeLessThan(120_000);
    expect(subscriptionsOf(who)).toHaveLength(1);
  });

  test('to monthly costs nothing now, and what is left is credit', async () => {
    const who = await subscriber('yearly');
    await days(5);
    const { body: said } = await who.post(PREVIEW, { tier: 'monthly' });
    expect(said).toMatchObject({ dueNow: 0, nextDue: 0 });
    expect(said.credit).toBe(said.unused - 1995);
    expect((await who.post(SWITCH, said)).status).toBe(200);
    expect((await current(who)).subscription.tier).toBe('monthly');
    expect(paidBy(who)).toHaveLength(1);
  });

  test('pressed twice is one', async () => {
    const who = await subscriber();
    await days(3);
    const { body: said } = await who.post(PREVIEW, { tier: 'yearly' });
    const answers = await Promise.all([1, 2].map(() => who.post(SWITCH, said)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await who.post(SWITCH, said)).status).toBe(200);
    expect(paidBy(who)).toHaveLength(2);
  });

  test('for another sum, from another moment or too late is not made', async () => {
    const who = await subscriber();
    await days(5);
    const { body: said } = await who.post(PREVIEW, { tier: 'yearly' });
    const wrong = [
      { ...said, dueNow: said.dueNow - 1 },
      { ...said, dueNow: 0 },
      { ...said, prorationDate: said.prorationDate - 3 * 86_400 },
      { ...said, prorationDate: said.prorationDate + 86_400 },
    ];
    for (const body of wrong) expect((await who.post(SWITCH, body)).status).toBe(409);
    await travel(5 * DAY_MS + 16 * 60_000);
    expect((await who.post(SWITCH, said)).status).toBe(409);
    expect((await current(who)).subscription.tier).toBe('monthly');
    expect(paidBy(who)).toHaveLength(1);
  });

  test('that the card declines changes nothing, and says why', async () => {
    const who = await subscriber();
    await days(3);
    controls().putCard(customerOf(who), 'insufficient');
    const { body: said } = await who.post(PREVIEW, { tier: 'yearly' });
    const answer = await who.post(SWITCH, said);
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatch(/^Your card has insufficient funds\. Nothing was changed\.$/);
    expect((await current(who)).subscription).toMatchObject({
      tier: 'monthly',
      standing: 'active',
    });
    controls().putCard(customerOf(who), 'good');
    await travel(3 * DAY_MS + 5_000);
    const { body: again } = await who.post(PREVIEW, { tier: 'yearly' });
    expect((await who.post(SWITCH, again)).status).toBe(200);
  });

  test('to the plan one has, and of one that is to end, is refused', async () => {
    const who = await subscriber();
    expect((await who.post(PREVIEW, { tier: 'monthly' })).status).toBe(409);
    await who.post(CANCEL, {});
    const answer = await who.post(PREVIEW, { tier: 'yearly' });
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'Your subscription is set to end. Please keep it first, then switch.',
    ]);
  });
});

describe('past due', () => {
  test('says until when there is access, when it is tried again, and where it is paid', async () => {
    const who = await pastDue();
    const { subscription, invoices } = await current(who);
    expect(subscription.standing).toBe('past_due');
    expect(Date.parse(subscription.accessUntil)).toBeGreaterThan(Date.now());
    expect(Date.parse(subscription.nextAttempt)).toBeGreaterThan(Date.now());
    expect(invoices[0]).toMatchObject({ status: 'open', total: 1995, url: null });
    expect((await who.post('/api/account/confirm-card', { last4: '0341' })).status).toBe(200);
    expect((await current(who)).invoices[0].url).toMatch(/^http/);
    expect((await who.post(PREVIEW, { tier: 'yearly' })).status).toBe(409);
    expect((await choose(who, 'yearly')).status).toBe(409);
  });

  test('cancelled, it ends at once and no card is tried any more', async () => {
    const who = await pastDue();
    controls().putCard(customerOf(who), 'good');
    expect((await who.post(CANCEL, {})).status).toBe(200);
    expect((await current(who)).subscription.standing).toBe('ended');
    await days(60);
    expect(paidBy(who)).toHaveLength(1);
  });
});

test('45: given back in full, it is over and cannot be kept; in part, it goes on', async () => {
  const [whole, part] = [await subscriber(), await subscriber()];
  const { stripe } = payments.account;
  await stripe.refunds.create({ charge: paidBy(whole)[0]?.id ?? '' });
  await stripe.refunds.create({ charge: paidBy(part)[0]?.id ?? '', amount: 500 });
  expect((await current(part)).subscription.standing).toBe('active');
  expect((await current(part)).invoices[0].refunded).toBe(500);
  const { subscription, invoices } = await current(whole);
  expect([subscription.standing, invoices[0].refunded]).toEqual(['refunded', 1995]);
  expect((await payerUser(whole)).subscriptionStatus).toBe('ended');
  expect((await whole.post(RESUME, {})).status).toBe(409);
  expect(atBank(whole)?.cancel_at_period_end).toBe(true);
});

test('the portal is Stripe’s, and leads back', async () => {
  const who = await subscriber();
  const { status, body } = await who.post(PORTAL, {});
  expect(status).toBe(200);
  const [session] = Object.values(atStripe().portalSessions).filter(
    ({ customer }) => customer === customerOf(who),
  );
  expect(session).toMatchObject({ url: body.url, return_url: 'https://simcast.test/account' });
});

test('46: bought on the 31st it renews on the last day of shorter months, and on the 31st again', async () => {
  const first = Date.UTC(2027, 0, 31, 12);
  await travel(first - Date.now());
  const who = await subscriber();
  const renewals: string[] = [];
  for (const until of [
    Date.UTC(2027, 1, 28, 13),
    Date.UTC(2027, 2, 31, 13),
    Date.UTC(2027, 3, 30, 13),
  ]) {
    await travel(0);
    await travel(until - Date.now());
    controls().tick();
    const { subscription } = await current(await back(who));
    renewals.push(subscription.periodEnd.slice(0, 10));
  }
  expect(renewals).toEqual(['2027-03-31', '2027-04-30', '2027-05-31']);
});

test('46: a year from February 29 ends on February 28', async () => {
  await travel(Date.UTC(2028, 1, 29, 12) - Date.now());
  const who = await subscriber('yearly');
  expect((await current(who)).subscription.periodEnd.slice(0, 10)).toBe('2029-02-28');
});

test('Stripe away: nothing is known to have changed, and it can be done again', async () => {
  const who = await subscriber();
  for (const _ of [1, 2]) controls().fail({ on: 'POST /v1/subscriptions/{id}', status: 500 });
  const answer = await who.post(CANCEL, {});
  expect(answer.status).toBe(502);
  expect(answer.body.error).toContain('nothing is charged twice');
  expect((await who.post(CANCEL, {})).status).toBe(200);
  expect(payerSessions(who)).toHaveLength(1);
});
