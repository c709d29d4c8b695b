import { Buffer } from 'node:buffer';
import process from 'node:process';
import Stripe from 'stripe';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import { trial } from '../../accounts/trial.ts';
import { payments } from '../account.ts';
import { atStripe, controls } from '../member.ts';
import type { Act } from './memberActs.ts';
import {
  type BillingWalk,
  holdersOf,
  isBannedNow,
  newWalked,
  now,
  paidBy,
  pickOne,
  plansOf,
  runningOf,
  type WalkedMember,
} from './walker.ts';

const stripe = () => payments.account.stripe;
const customerOf = ({ customers }: WalkedMember): string | undefined => [...customers][0];

/** What Stripe refuses is nothing. */
async function unlessRefused(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) < 500)
      return 'refused';
    throw error;
  }
}

const refundOf =
  (share: number): Act =>
  async (who, { random }) => {
    const paid = pickOne(paidBy(who), random);
    if (!paid) return 'nothing paid';
    const amount = Math.max(
      1,
      Math.floor((paid.charge.amount - paid.charge.amount_refunded) * share),
    );
    return unlessRefused(() => stripe().refunds.create({ charge: paid.charge.id, amount }));
  };
export const refundPart = refundOf(0.3);
export const refundWhole = refundOf(1);

/** Gives back the payment from which a customer's credit came: the largest. */
export const refundOfCredit: Act = async (who) => {
  const one = atStripe().customers[customerOf(who) ?? ''];
  if (!one || !('balance' in one) || one.balance >= 0) return 'no credit';
  const [largest] = paidBy(who).toSorted((a, b) => b.charge.amount - a.charge.amount);
  if (!largest) return 'nothing paid';
  return unlessRefused(() => stripe().refunds.create({ charge: largest.charge.id }));
};

export const refundFails: Act = async (who, { random }) => {
  const own = new Set(paidBy(who).map(({ charge }) => charge.id));
  const all = Object.values(atStripe().refunds).filter(
    ({ charge, status }) => own.has(charge ?? '') && status === 'succeeded',
  );
  const one = pickOne(all, random);
  if (!one) return 'none';
  controls().failRefund(one.id);
  return one.id;
};

/** A dispute bans a number, whoever has it by now. */
const noteDispute = (walk: BillingWalk, who: WalkedMember): void => {
  for (const one of holdersOf(walk, who)) one.disputed = true;
};

export const dispute: Act = async (who, walk) => {
  const { random } = walk;
  const paid = pickOne(
    paidBy(who).filter(({ charge }) => !charge.disputed),
    random,
  );
  if (!paid) return 'nothing paid';
  const inquiry = random() < 0.3;
  controls().openDispute(paid.charge.id, inquiry ? 'inquiry' : 'dispute');
  if (!inquiry && plansOf(who).some(({ id }) => id === paid.subscription)) noteDispute(walk, who);
  return inquiry ? 'inquiry' : 'dispute';
};

export const verdict: Act = async (who, walk) => {
  const { random } = walk;
  const own = new Set(paidBy(who).map(({ charge }) => charge.id));
  const open = Object.values(atStripe().disputes).filter(
    (one) =>
      own.has(one.charge) && ['needs_response', 'warning_needs_response'].includes(one.status),
  );
  const one = pickOne(open, random);
  if (!one) return 'none';
  const isInquiry = one.status.startsWith('warning_');
  if (isInquiry && random() < 0.5) {
    controls().escalate(one.id);
    noteDispute(walk, who);
    return 'escalated';
  }
  const how = isInquiry ? 'warning_closed' : random() < 0.5 ? 'won' : 'lost';
  controls().closeDispute(one.id, how);
  return how;
};

const withCard =
  (card: 'good' | 'declined'): Act =>
  async (who) => {
    const customer = customerOf(who);
    if (customer === undefined) return 'no customer';
    controls().putCard(customer, card);
    return card;
  };
export const cardDeclines = withCard('declined');
export const cardIsGood = withCard('good');

/** Pays an invoice on its page, also one of long ago. */
export const payOpenInvoice: Act = async (who, { random }) => {
  const open = Object.values(atStripe().invoices).filter(
    ({ customer, status }) =>
      who.customers.has(customer ?? '') && ['open', 'uncollectible'].includes(status ?? ''),
  );
  const one = pickOne(open, random);
  return one ? `paid ${controls().payInvoice(one.id)}` : 'none';
};

const hashOf = ({ phone }: WalkedMember): string =>
  Buffer.from(phoneHash(phone, process.env.PHONE_HASH_KEY ?? '')).toString('hex');

export const ban: Act = async (who, walk) => {
  if (isBannedNow(who) || who.leftAt !== null) return 'no';
  await trial.database.query(
    `insert into bans (phone_hash, reason) values ('\\x${hashOf(who)}', 'by hand') on conflict do nothing`,
  );
  for (const one of holdersOf(walk, who)) one.bans.push({ from: now(), until: null });
  return 'banned';
};

/** The owner lifts every ban of a number, a dispute's too. */
export const liftBan: Act = async (who, walk) => {
  await trial.database.query(
    `update bans set lifted_at = clock() where phone_hash = '\\x${hashOf(who)}' and lifted_at is null`,
  );
  for (const { bans } of holdersOf(walk, who)) for (const one of bans) one.until ??= now();
  return 'lifted';
};

/** The number of a deleted account gets a new holder, who signs in. */
export const recycle: Act = async (who, walk) => {
  if (holdersOf(walk, who).some(({ leftAt }) => leftAt === null)) return 'no';
  const [banned] = await trial.database.query(
    `select from bans where phone_hash = '\\x${hashOf(who)}' and lifted_at is null`,
  );
  if (banned !== undefined) return 'banned';
  const { breaks, bans } = who;
  const next = await newWalked(who.phone);
  next.breaks.push(...breaks);
  next.bans.push(...bans);
  walk.members.push(next);
  return next.id;
};

/** A refund by the owner's hand that is not done, or is taken back. */
export const refundWaits: Act = async (who, { random }) => {
  const own = new Set(paidBy(who).map(({ charge }) => charge.id));
  const done = Object.values(atStripe().refunds).filter(
    ({ charge, status }) => own.has(charge ?? '') && status === 'succeeded',
  );
  const one = pickOne(done, random);
  if (!one) return 'none';
  const how = random() < 0.5 ? 'pending' : 'canceled';
  controls().holdRefund(one.id, how);
  return how;
};

/** Support makes a second customer with our plan. */
export const secondCustomer: Act = async (who) => {
  if (who.customers.size === 0 || who.customers.size > 1) return 'no';
  const { id } = await stripe().customers.create({ phone: who.phone });
  const session = await stripe().checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price: payments.account.prices.monthly, quantity: 1 }],
    success_url: 'https://simcast.test/done',
  });
  controls().pay(session.id);
  who.customers.add(id);
  return id;
};

/** The owner sells something else to the same customer. */
export const otherProduct: Act = async (who) => {
  const customer = customerOf(who);
  if (customer === undefined || who.others.size > 0) return 'no';
  const product = await stripe().products.create({ name: 'Another' });
  const price = await stripe().prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 700,
    recurring: { interval: 'month' },
  });
  const session = await stripe().checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://simcast.test/done',
  });
  controls().pay(session.id);
  const made = atStripe().sessions[session.id]?.subscription;
  if (made) who.others.add(made);
  return String(made);
};

export const discount: Act = async (who, { random }) => {
  const [one] = runningOf(who);
  if (!one || one.discounts.length > 0) return 'no';
  const off = random() < 0.5 ? { percent: 50 } : { cents: 500, months: random() < 0.5 ? 0 : 3 };
  controls().discount(one.id, off);
  return JSON.stringify(off);
};

/** Something on the next invoice, or off it. */
export const pendingItem: Act = async (who, { random }) => {
  const [one] = runningOf(who);
  if (!one) return 'no';
  const cents = pickOne([500, -500, -3_000, 100], random) ?? 0;
  controls().putPending({ customer: one.customer, cents });
  return String(cents);
};

/** The owner has lowered what is paid for, and the rest of the old price waits for the next invoice: of a time that was paid for. */
export const pendingRest: Act = async (who) => {
  const [one] = runningOf(who);
  if (one?.status !== 'active') return 'no';
  controls().putPending({
    customer: one.customer,
    subscription: one.id,
    cents: -400,
    isProration: true,
  });
  return '-400';
};

export const gift: Act = async (who) => {
  const customer = customerOf(who);
  if (customer === undefined) return 'no customer';
  return unlessRefused(() =>
    stripe().customers.createBalanceTransaction(customer, { amount: -300, currency: 'usd' }),
  );
};

export const endByHand: Act = async (who) => {
  const [one] = runningOf(who);
  return one ? unlessRefused(() => stripe().subscriptions.cancel(one.id)) : 'no';
};

/** The bank says what has become of a slow payment. */
export const bankAnswers: Act = async (who, { random }) => {
  const page = pickOne([...who.slow], random);
  if (page === undefined) return 'none';
  who.slow.delete(page);
  const { subscription } = atStripe().sessions[page] ?? {};
  const status = atStripe().subscriptions[subscription ?? '']?.status;
  if (status !== 'incomplete') return String(status);
  const paid = random() < 0.7;
  controls().settle(page, paid);
  return paid ? 'paid' : 'not paid';
};
