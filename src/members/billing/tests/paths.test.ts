import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { linkCustomer } from '#local/admin/linkCustomer.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import { isActive, isPayerBanned } from '#test/billing/told.ts';
import {
  type Bought,
  goTo,
  lastPayment,
  type Member,
  newCustomer,
  newSubscriber,
  openCheckout,
  payInTrial,
  settled,
  subscribed,
  withBilling,
} from '#test/billing/trial.ts';
import { siteOf } from '#wiring';
import { billingTools, memberTools } from '../tools.ts';
import { cancelOwn } from '../verbs/cancel.ts';
import { reconcile } from '../verbs/reconcile.ts';

withBilling();
let said: string[] = [];
beforeEach(() => {
  said = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' ')));
  }
});
afterEach(() => vi.restoreAllMocks());

const DAY = 86_400_000;
const objects = () => payments.account.controls.account.state.objects;
const statusOf = (id: string) => objects().subscriptions[id]?.status;
const invoicesOf = (id: string) =>
  Object.values(objects().invoices).filter(
    ({ parent }) => parent?.subscription_details?.subscription === id,
  );
const refundedOf = (customer: string): number =>
  Object.values(objects().charges)
    .filter((charge) => charge.customer === customer)
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
const compare = () => reconcile(siteOf().use(billingTools), clock.now());
const ban = ({ id }: Member) =>
  trial.database.query(`insert into bans (phone_hash, reason)
    select phone_hash, 'by hand' from members where id = '${id}'`);

type PastDue = Bought & { readonly open: string };

/** Members whose renewals were declined at the same time; the invoices are open. */
async function allPastDue(count: number): Promise<PastDue[]> {
  const bought: Bought[] = [];
  while (bought.length < count) bought.push(await subscribed({ card: 'later' }));
  await goTo(clock.now().getTime() + 32 * DAY);
  return bought.map((member) => {
    const open = invoicesOf(member.subscription).find(({ status }) => status === 'open');
    if (!open || statusOf(member.subscription) !== 'past_due') throw new Error('not past due');
    return { ...member, open: open.id };
  });
}
async function pastDue(): Promise<PastDue> {
  const [one] = await allPastDue(1);
  if (!one) throw new Error('nobody');
  return one;
}

/** Another product of the owner's account. */
async function otherPrice(): Promise<string> {
  const { stripe } = payments.account;
  const { id: product } = await stripe.products.create({ name: 'Newsletter' });
  const price = { product, currency: 'usd', unit_amount: 500 };
  return (await stripe.prices.create({ ...price, recurring: { interval: 'month' } })).id;
}
const begin = async (customer: string, ...prices: string[]) =>
  (
    await payments.account.stripe.subscriptions.create({
      customer,
      items: prices.map((price) => ({ price })),
    })
  ).id;

const controls = () => payments.account.controls;

test('240: cancelled while past due, nothing can be paid any more', async () => {
  const member = await pastDue();
  expect(await cancelOwn(siteOf().use(memberTools), member.id)).toBe('done');
  await settled();
  expect(statusOf(member.subscription)).toBe('canceled');
  expect(objects().invoices[member.open]?.status).toBe('void');
  expect(controls().payInvoice(member.open)).toBe(false);
});

test('241: ended by dunning, by the owner or by a ban, what is open is voided, uncollectible too', async () => {
  const { stripe } = payments.account;
  const all = await allPastDue(4);
  const [, owners, banned, given] = all;
  if (!owners || !banned || !given) throw new Error('nobody');
  await stripe.subscriptions.cancel(owners.subscription);
  await stripe.invoices.markUncollectible(given.open);
  await stripe.subscriptions.cancel(given.subscription);
  await ban(banned);
  await siteOf().use(memberTools).sync(banned.subscription);
  await goTo(clock.now().getTime() + 20 * DAY);
  await settled();
  for (const { subscription, open } of all) {
    expect(statusOf(subscription)).toBe('canceled');
    expect(objects().invoices[open]?.status).toBe('void');
  }
});

test('242: a draft of a renewal under way is never asked for', async () => {
  const member = await subscribed();
  const { current_period_end: end = 0 } =
    objects().subscriptions[member.subscription]?.items.data[0] ?? {};
  await goTo(1000 * end + 60_000);
  expect(invoicesOf(member.subscription).map(({ status }) => status)).toContain('draft');
  await ban(member);
  await siteOf().use(memberTools).sync(member.subscription);
  await goTo(1000 * end + 2 * 3_600_000);
  expect(
    invoicesOf(member.subscription)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['paid', 'void']);
});

test('243: what we never heard of is voided or given back by the daily comparison', async () => {
  const { stripe } = payments.account;
  const [open, paid] = await allPastDue(2);
  if (!open || !paid) throw new Error('nobody');
  controls().webhooks.hold();
  for (const { subscription } of [open, paid]) await stripe.subscriptions.cancel(subscription);
  await goTo(clock.now().getTime() + 60_000);
  expect(controls().payInvoice(paid.open)).toBe(true);
  controls().webhooks.release();
  expect((await compare()).failures).toEqual([]);
  expect(objects().invoices[open.open]?.status).toBe('void');
  expect(refundedOf(paid.customer)).toBe(1995);
  expect((await compare()).failures).toEqual([]);
  expect(refundedOf(paid.customer)).toBe(1995);
});

test('244: an invoice paid while we void it is given back', async () => {
  const member = await pastDue();
  const { subscriptions } = siteOf().use(billingTools).payments;
  controls().webhooks.hold();
  const ending = subscriptions.endNow(member.subscription);
  controls().payInvoice(member.open);
  await ending;
  controls().webhooks.release();
  await subscriptions.settleOver(member.subscription, {
    endedAt: clock.now().getTime() - DAY,
    nobodysSince: null,
  });
  const paid = objects().invoices[member.open]?.status === 'paid';
  expect(refundedOf(member.customer)).toBeGreaterThanOrEqual(paid ? 1995 : 0);
});

test('245: banned by hand while a page is open, then paid: ended, and given back once', async () => {
  const member = await newSubscriber();
  const customer = await newCustomer(member);
  const session = await openCheckout(member, customer);
  await ban(member);
  controls().pay(session);
  await settled();
  await compare();
  const [subscription] = Object.values(objects().subscriptions).filter(
    (one) => one.customer === customer,
  );
  expect(subscription?.status).toBe('canceled');
  expect(refundedOf(customer)).toBe(1995);
  expect(await isActive(member)).toBe(false);
});

test('246: begun for a deleted account, it ends and goes back; also a renewal paid after a ban', async () => {
  const gone = await subscribed();
  await travel(60_000);
  await payments.account.stripe.subscriptions.cancel(gone.subscription);
  await trial.database.query(`delete from members where id = '${gone.id}'`);
  await travel(60_000);
  controls().putCard(gone.customer, 'good');
  const again = await begin(gone.customer, payments.account.prices.monthly);
  await settled();
  expect(statusOf(again)).toBe('canceled');
  expect(refundedOf(gone.customer)).toBe(1995);

  const renewed = await subscribed();
  // Past the second of the purchase: the clock is a minute ahead already.
  await travel(120_000);
  await ban(renewed);
  await goTo(clock.now().getTime() + 32 * DAY);
  expect(statusOf(renewed.subscription)).toBe('canceled');
  expect(refundedOf(renewed.customer)).toBe(1995);
});

test('247: a ban by hand ends what runs, and names to the owner what was not used', async () => {
  const member = await subscribed();
  await travel(60_000);
  await ban(member);
  await compare();
  expect(statusOf(member.subscription)).toBe('canceled');
  expect(refundedOf(member.customer)).toBe(0);
  expect(said.join(' ')).toContain(`has ended ${member.subscription}`);
});

test('252: a break that is over when the news come counts, and what was bought after it stands', async () => {
  const [inside, after] = [await newSubscriber(), await newSubscriber()];
  const shut = async ({ id }: Member) =>
    trial.database.query(`select shut_out('${id}', 'pause', 1)`);
  const pages = [];
  for (const who of [inside, after]) {
    pages.push(await openCheckout(who, await newCustomer(who)));
    await shut(who);
  }
  controls().webhooks.hold();
  await travel(60_000);
  controls().pay(pages[0] ?? '');
  await travel(2 * DAY);
  const late = await payInTrial(after, await newCustomer(after, false)).catch(() => undefined);
  controls().webhooks.release();
  await compare();
  const { subscription, customer } = await payments.account.stripe.checkout.sessions.retrieve(
    pages[0] ?? '',
  );
  expect(statusOf(String(subscription))).toBe('canceled');
  expect(refundedOf(String(customer))).toBe(1995);
  if (late) expect(statusOf(late.subscription)).toBe('active');
});

test('255: a former holder’s dispute: what another account has paid and not used goes back', async () => {
  const former = await subscribed();
  await payments.account.stripe.subscriptions.cancel(former.subscription);
  await settled();
  await trial.database.query(`delete from members where id = '${former.id}'`);
  await goTo(clock.now().getTime() + DAY);
  const holder = await newSubscriber(former.phone);
  const bought = await payInTrial(holder, await newCustomer(holder), { tier: 'yearly' });
  await settled();
  await goTo(clock.now().getTime() + 100 * DAY);
  controls().openDispute(former.payment);
  await settled();
  expect(await isPayerBanned(holder)).toBe(true);
  expect(statusOf(bought.subscription)).toBe('canceled');
  const back = refundedOf(bought.customer);
  expect(back).toBeGreaterThan(19_995 * 0.7);
  expect(back).toBeLessThan(19_995 * 0.75);
  expect(refundedOf(former.customer)).toBe(0);
  expect(said.join(' ')).toContain('lift the ban');
});

test('260: another product is neither ended, refunded, copied nor parked, whatever we do', async () => {
  const member = await subscribed();
  controls().putCard(member.customer, 'good');
  const other = await begin(member.customer, await otherPrice());
  await settled();
  expect(await cancelOwn(siteOf().use(memberTools), member.id)).toBe('done');
  await ban(member);
  await travel(60_000);
  await compare();
  await trial.database.query(`delete from members where id = '${member.id}'`);
  await compare();
  expect(statusOf(member.subscription)).toBe('canceled');
  expect(statusOf(other)).toBe('active');
  expect(await trial.database.query(`select from subscriptions where id = '${other}'`)).toEqual([]);
  expect(said.join(' ')).toContain('of another product, left alone');
});

test('261: with another product alone there is nothing to cancel, and a dispute of it bans nobody', async () => {
  const member = await newSubscriber();
  const customer = await newCustomer(member);
  controls().putCard(customer, 'good');
  const other = await begin(customer, await otherPrice());
  await settled();
  expect(await cancelOwn(siteOf().use(memberTools), member.id)).toBe('none');
  controls().openDispute(await lastPayment(customer));
  await settled();
  await compare();
  expect(await isPayerBanned(member)).toBe(false);
  expect(statusOf(other)).toBe('active');
});

test('262: another product of a customer nobody knows is not parked', async () => {
  const { stripe } = payments.account;
  const { id } = await stripe.customers.create({});
  controls().putCard(id, 'good');
  const other = await begin(id, await otherPrice());
  await settled();
  const parked = await trial.database.query(
    `select from stripe_events where done_at is null and event -> 'about' ->> 'subscription' = '${other}'`,
  );
  expect(parked).toEqual([]);
});

test('265: a stranger’s customer with a member’s number touches no member', async () => {
  const { stripe, prices } = payments.account;
  const member = await newSubscriber();
  const stranger = await stripe.customers.create({ phone: member.phone });
  controls().putCard(stranger.id, 'good');
  await begin(stranger.id, prices.monthly);
  controls().openDispute(await lastPayment(stranger.id));
  await settled();
  await compare();
  expect(await isActive(member)).toBe(false);
  expect(await isPayerBanned(member)).toBe(false);
  expect(await trial.database.query(`select from customers where id = '${stranger.id}'`)).toEqual(
    [],
  );
});

test('266: our note copied to a second customer, or of a member who is gone, links nobody', async () => {
  const { stripe, prices } = payments.account;
  const member = await subscribed();
  const notes = [member.id, crypto.randomUUID()];
  for (const note of notes) {
    const { id } = await stripe.customers.create({ metadata: { member: note } });
    controls().putCard(id, 'good');
    await begin(id, prices.monthly);
    controls().openDispute(await lastPayment(id));
    await settled();
    expect(await trial.database.query(`select from customers where id = '${id}'`)).toEqual([]);
  }
  expect(await isPayerBanned(member)).toBe(false);
  expect(await isActive(member)).toBe(true);
});

test('267: in a restore that the owner starts, a customer is linked by its number, once', async () => {
  const { stripe, prices } = payments.account;
  const member = await newSubscriber();
  const note = { member: crypto.randomUUID() };
  const { id } = await stripe.customers.create({ phone: member.phone, metadata: note });
  controls().putCard(id, 'good');
  await begin(id, prices.monthly);
  await settled();
  expect(await isActive(member)).toBe(false);
  const tools = siteOf().use(billingTools);
  expect(await linkCustomer(tools, id)).toContain('is linked to the member');
  expect(await isActive(member)).toBe(true);
  expect(await linkCustomer(tools, id)).toContain('already');
  const stranger = await stripe.customers.create({ phone: member.phone });
  await expect(linkCustomer(tools, stranger.id)).rejects.toThrow('No member without a customer');
});

test('267: a restore by number: wrong ids, a customer that is gone, another member’s, a banned number, twice', async () => {
  const { stripe } = payments.account;
  const tools = siteOf().use(billingTools);
  for (const wrong of ['', 'cus_none', 'sub_none', '../customers', 'cus_none?x=1'])
    await expect(linkCustomer(tools, wrong), wrong).rejects.toThrow();
  const nobodys = await stripe.customers.create({ phone: '+12125559999' });
  await expect(linkCustomer(tools, nobodys.id)).rejects.toThrow('No member without a customer');
  const bare = await stripe.customers.create({});
  await expect(linkCustomer(tools, bare.id)).rejects.toThrow('No member without a customer');
  // Another member's: said as linked, and stays theirs.
  const { customer: theirs } = await subscribed();
  const before = await trial.database.query('select * from customers order by id');
  expect(await linkCustomer(tools, theirs)).toContain('already');
  expect(await trial.database.query('select * from customers order by id')).toEqual(before);
  // A banned number's is linked, so that a dispute is known, and opens nothing.
  const member = await newSubscriber();
  await trial.database.query(
    "insert into bans (phone_hash, reason) select phone_hash, 'test' from members where id = $1",
    [member.id],
  );
  const { id } = await stripe.customers.create({ phone: member.phone });
  const both = await Promise.allSettled([linkCustomer(tools, id), linkCustomer(tools, id)]);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await trial.database.query('select from customers where id = $1', [id])).toHaveLength(1);
  expect(await isActive(member)).toBe(false);
});
