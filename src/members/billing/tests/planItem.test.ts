import { afterEach, expect, test, vi } from 'vitest';
import { travel } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import {
  atStripe,
  CURRENT,
  controls,
  newPayer,
  type PayingMember,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();
afterEach(async () => {
  await travel(0);
  controls().account.state.aheadS = 0;
});

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const PREVIEW = '/api/subscriptions/switch-preview';
const SWITCH = '/api/subscriptions/switch';

const current = async (who: PayingMember) => (await who.call(CURRENT)).body.subscription;
const atBank = (who: PayingMember) => subscriptionsOf(who).at(-1);
const pricesOf = (who: PayingMember) => atBank(who)?.items.data.map(({ price }) => price.id);

/** Another product of the owner's, 5 dollars a month. */
async function addOn(): Promise<string> {
  const { stripe } = payments.account;
  const { id } = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'month' },
    product: (await stripe.products.create({ name: 'Newsletter' })).id,
  });
  return id;
}

/** A member for whom the owner has made a subscription by hand. */
async function byHand(
  items: readonly { readonly price: string; readonly quantity?: number }[],
): Promise<PayingMember> {
  const who = await newPayer();
  const { stripe } = payments.account;
  const first = await subscriber();
  const method = atBank(first)?.default_payment_method ?? '';
  const customer = await stripe.customers.create({ metadata: { member: who.id } });
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [...items],
    default_payment_method: method,
    metadata: { member: who.id },
  });
  const { billingTools } = await import('#members/billing/tools.ts');
  const { syncSubscription } = await import('#members/billing/verbs/syncSubscription.ts');
  const { siteOf } = await import('#wiring');
  await syncSubscription(siteOf().use(billingTools), atBank(who)?.id ?? '');
  return who;
}

const orders = [
  ['before', (plan: string, other: string) => [other, plan]],
  ['after', (plan: string, other: string) => [plan, other]],
] as const;

test.each(orders)(
  '280: an add-on %s the plan stays, and the plan is switched',
  async (_, order) => {
    const { prices } = payments.account;
    const other = await addOn();
    const who = await byHand(order(prices.monthly, other).map((price) => ({ price })));
    expect(await current(who)).toMatchObject({ tier: 'monthly', price: 1995, standing: 'active' });
    await travel(3 * DAY_MS);
    const { status, body: said } = await who.post(PREVIEW, { tier: 'yearly' });
    expect([status, said.nextDue]).toEqual([200, 19_995]);
    // Of 19.95, and not of 5 dollars.
    expect(said.unused).toBeGreaterThan(1700);
    expect((await who.post(SWITCH, said)).status).toBe(200);
    expect(pricesOf(who)).toEqual(order(prices.yearly, other));
    expect((await current(who)).tier).toBe('yearly');
    await travel(0);
  },
);

test('280: of several, as many stay, the figures are for all of them, and what is agreed to says so', async () => {
  const { prices } = payments.account;
  const who = await byHand([{ price: prices.monthly, quantity: 2 }]);
  expect((await current(who)).price).toBe(3990);
  const { body: said } = await who.post(PREVIEW, { tier: 'yearly' });
  expect(said).toMatchObject({ nextDue: 39_990, unused: 3990, dueNow: 36_000 });
  expect(said.renewal.text).toContain('$399.90 is charged to my card each year');
  const other = { ...said, renewal: { version: 'renewal 2026-11-26 yearly 19995' } };
  expect((await who.post(SWITCH, other)).status).toBe(409);
  expect((await who.post(SWITCH, said)).status).toBe(200);
  expect(atBank(who)?.items.data[0]).toMatchObject({ quantity: 2, price: { id: prices.yearly } });
});

test('280: two of our plans on one subscription are nothing that a click can switch', async () => {
  const { prices, stripe } = payments.account;
  const old = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1500,
    recurring: { interval: 'month' },
    product: String(atStripe().prices[prices.monthly]?.product),
  });
  const who = await byHand([{ price: old.id }, { price: prices.monthly }]);
  const before = pricesOf(who);
  const answer = await who.post(PREVIEW, { tier: 'yearly' });
  expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('call us')]);
  expect((await who.post(SWITCH, { tier: 'yearly', prorationDate: 1, dueNow: 0 })).status).toBe(
    400,
  );
  expect(pricesOf(who)).toEqual(before);
  expect(await current(who)).toMatchObject({ tier: 'monthly', price: 3495 });
});

test('280: an add-on alone is no plan to switch', async () => {
  const who = await byHand([{ price: await addOn() }]);
  expect((await who.post(PREVIEW, { tier: 'yearly' })).status).toBe(409);
  expect(await current(who)).toBeNull();
});

test.each([
  ['behind', 3 * MINUTE_MS],
  ['far behind', 8 * MINUTE_MS],
])('281: with our clock %s a switch is shown and made all the same', async (_, ahead) => {
  controls().advance(new Date(Date.now() + ahead));
  const who = await subscriber();
  const start = atBank(who)?.items.data[0]?.current_period_start ?? 0;
  expect(start * 1000).toBeGreaterThan(Date.now() + ahead - MINUTE_MS);
  const { status, body: said } = await who.post(PREVIEW, { tier: 'yearly' });
  expect([status, said.prorationDate]).toEqual([200, start]);
  expect((await who.post(SWITCH, said)).status).toBe(200);
});

test('281: with our clock ahead of the period’s end, too', async () => {
  const who = await subscriber();
  const end = (atBank(who)?.items.data[0]?.current_period_end ?? 0) * 1000;
  const { state } = controls().account;
  // At Stripe the period has two minutes left; here it is over since one.
  await travel(end + MINUTE_MS - Date.now());
  state.aheadS = Math.floor((end - 2 * MINUTE_MS - Date.now()) / 1000);
  const later = await newPayer(who.phone);
  const { status, body: said } = await later.post(PREVIEW, { tier: 'yearly' });
  expect([status, said.prorationDate]).toEqual([200, end / 1000]);
  expect(said.unused).toBe(0);
});

test.each([
  [400, 500],
  [401, 500],
  [403, 500],
  [404, 500],
  [409, 409],
  [429, 503],
  [500, 502],
  [503, 502],
])(
  '281: where Stripe answers %i, the member is told %i, and whose fault it is',
  async (at, told) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const who = await subscriber();
    // Stripe's library tries some again by itself.
    for (let times = at === 409 || at >= 500 ? 2 : 1; times > 0; times -= 1)
      controls().fail({ on: 'POST /v1/invoices/create_preview', status: at });
    const answer = await who.post(PREVIEW, { tier: 'yearly' });
    expect(answer.status).toBe(told);
    expect(answer.body.error).toContain(
      {
        500: 'on our side',
        502: 'does not answer',
        503: 'does not answer',
        409: 'already working',
      }[told],
    );
    log.mockRestore();
  },
);
