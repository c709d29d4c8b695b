import type Stripe from 'stripe';
import type {
  CreditMove,
  GivingBackWhy,
  Holder,
  Till,
  TillInvoice,
  TillPayment,
  TillPending,
  TillRefund,
  TillSubscription,
} from '../rules/owed/till.ts';
import { tierOf } from './catalog.ts';
import { idOf } from './idOf.ts';
import { unlessGone } from './refusals.ts';

const SECOND_MS = 1000;
/** At a time, and at most. */
const PAGE = { limit: 100 } as const;
const MOST = { limit: 1_000 } as const;

/** Notes on our refunds, by what they are for: how a later look knows them. */
export const WHY = {
  guarantee: 'money-back guarantee',
  'shut out': 'bought while shut out',
  credit: 'unused credit of a deleted account',
  pending: 'not used, and on no invoice',
} as const satisfies Record<GivingBackWhy | 'credit' | 'pending', string>;

/** The note on changes of credit that we make. */
export const CREDIT_WHY = 'follows its money';

/** What our side knows of a customer. */
export interface TillNotes {
  readonly holder: Holder;
  /** Subscriptions whose money is to go back, besides those that say so themselves. */
  readonly givingBack: ReadonlyMap<string, GivingBackWhy>;
}

const refundOf = ({ id, amount, status, created, metadata }: Stripe.Refund): TillRefund => ({
  id,
  cents: amount,
  status: status ?? '',
  createdAt: created * SECOND_MS,
  // Every refund that our code makes says why.
  ours: (metadata?.why ?? '') !== '',
  item: metadata?.item,
});

/** Statuses in which the bank has the money: not of an inquiry, nor of one that was won or prevented. */
const hasMoney = ({ status }: Stripe.Dispute): boolean =>
  !status.startsWith('warning_') && status !== 'won' && status !== 'prevented';

async function paymentOf(
  stripe: Stripe,
  charge: Stripe.Charge,
  invoice: string | null,
): Promise<TillPayment> {
  const { id, payment_intent: intent, refunds, disputed, metadata } = charge;
  const all = refunds?.has_more
    ? await stripe.refunds.list({ charge: id, ...PAGE }).autoPagingToArray(MOST)
    : (refunds?.data ?? []);
  const taken = disputed ? (await stripe.disputes.list({ charge: id })).data.filter(hasMoney) : [];
  const notes = typeof intent === 'object' ? intent?.metadata : undefined;
  return {
    id: idOf(intent) ?? id,
    cents: charge.amount_captured,
    paidAt: charge.created * SECOND_MS,
    invoice,
    refunds: all.map(refundOf),
    disputed: taken.reduce((sum, { amount }) => sum + amount, 0),
    disputedAt:
      taken.length === 0 ? 0 : Math.min(...taken.map(({ created }) => created)) * SECOND_MS,
    settled: [notes?.settled, metadata.settled].some((note) => (note ?? '') !== ''),
  };
}

const productIn = ({ pricing }: Stripe.InvoiceLineItem): string | undefined =>
  pricing?.price_details?.product;

/** What somebody has put on an invoice by hand to take it off: no part of a period that goes back. */
const isGift = ({ amount, parent }: Stripe.InvoiceLineItem): boolean =>
  amount < 0 &&
  parent?.type === 'invoice_item_details' &&
  parent.invoice_item_details?.proration !== true;

function invoiceOf(
  { id, status, created, parent, lines }: Stripe.Invoice,
  product: string,
  own: ReadonlySet<string>,
): TillInvoice {
  const subscription = idOf(parent?.subscription_details?.subscription);
  return {
    id: id ?? '',
    status: status ?? '',
    subscription,
    ours: own.has(subscription ?? '') || lines.data.some((line) => productIn(line) === product),
    createdAt: created * SECOND_MS,
    lines: lines.data.map(({ amount, period }) => ({
      cents: amount,
      from: period.start * SECOND_MS,
      to: period.end * SECOND_MS,
    })),
    given: lines.data.filter(isGift).reduce((sum, { amount }) => sum - amount, 0),
  };
}

function givingBackOf(
  { id, metadata }: Stripe.Subscription,
  { givingBack }: TillNotes,
): GivingBackWhy | null {
  return givingBack.get(id) ?? (metadata.give_back === undefined ? null : 'shut out');
}

function subscriptionOf(
  one: Stripe.Subscription,
  product: string,
  notes: TillNotes,
): TillSubscription[] {
  const { data } = one.items;
  const plan = data.find(({ price }) => tierOf(price, product) !== null);
  const item = plan ?? data[0];
  if (item === undefined) return [];
  const { cancel_at, cancel_at_period_end, ended_at } = one;
  return [
    {
      id: one.id,
      ours: plan !== undefined,
      status: one.status,
      createdAt: one.created * SECOND_MS,
      periodStart: item.current_period_start * SECOND_MS,
      periodEnd: item.current_period_end * SECOND_MS,
      endedAt: ended_at === null ? null : ended_at * SECOND_MS,
      renews: ended_at === null && cancel_at === null && !cancel_at_period_end,
      givingBack: givingBackOf(one, notes),
    },
  ];
}

/** The ledger of a customer's credit, the oldest first. What it does not explain of the balance counts as done by hand. */
async function creditOf(stripe: Stripe, customer: Stripe.Customer): Promise<CreditMove[]> {
  const list = stripe.customers.listBalanceTransactions(customer.id, PAGE);
  const all = (await unlessGone(list.autoPagingToArray(MOST), [])).toReversed();
  const moves = all.map(
    ({ amount, created, invoice, metadata }): CreditMove => ({
      cents: 0 - amount,
      at: created * SECOND_MS,
      invoice: idOf(invoice),
      ours: metadata?.why === CREDIT_WHY,
    }),
  );
  const explained = moves.reduce((sum, { cents }) => sum + cents, 0);
  const rest = 0 - customer.balance - explained;
  if (rest === 0) return moves;
  const at = moves.at(-1)?.at ?? customer.created * SECOND_MS;
  return [...moves, { cents: rest, at, invoice: null, ours: false }];
}

/** Payments by the invoice that they paid. */
function paidBy(invoices: readonly Stripe.Invoice[]): Map<string, string> {
  const by = new Map<string, string>();
  for (const { id, payments } of invoices) {
    for (const { payment } of payments?.data ?? []) {
      const paid = idOf(payment.payment_intent) ?? idOf(payment.charge);
      if (paid !== null && id !== undefined) by.set(paid, id);
    }
  }
  return by;
}

/** Whether any invoice has moved credit. */
const hasCredit = ({ starting_balance, ending_balance }: Stripe.Invoice): boolean =>
  starting_balance !== 0 || (ending_balance ?? 0) !== 0;

/** What waits for a next invoice. */
async function pendingOf(stripe: Stripe, customer: string): Promise<TillPending[]> {
  const list = stripe.invoiceItems.list({ customer, pending: true, ...PAGE });
  const all = await unlessGone(list.autoPagingToArray(MOST), []);
  return all.map(({ id, amount, proration, parent }) => ({
    id,
    subscription: parent?.subscription_details?.subscription ?? null,
    cents: amount,
    isUnused: proration && amount < 0,
  }));
}

/**
 * Reads all that Stripe has of a customer's money: four calls, one more where there was credit, where
 * something of ours is over, and for each disputed payment.
 * Undefined if Stripe has deleted the customer. @param product of our plans
 */
export async function readTill(
  stripe: Stripe,
  product: string,
  id: string,
  notes: TillNotes,
): Promise<Till | undefined> {
  const customer = await unlessGone(stripe.customers.retrieve(id), undefined);
  if (customer === undefined || customer.deleted) return undefined;
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer: id, status: 'all', ...PAGE }).autoPagingToArray(MOST),
    stripe.invoices
      .list({ customer: id, expand: ['data.payments'], ...PAGE })
      .autoPagingToArray(MOST),
    stripe.charges
      .list({ customer: id, expand: ['data.refunds', 'data.payment_intent'], ...PAGE })
      .autoPagingToArray(MOST),
  ]);
  const own = subscriptions.flatMap((one) => subscriptionOf(one, product, notes));
  const ours = new Set(own.flatMap((one) => (one.ours ? [one.id] : [])));
  const by = paidBy(invoices);
  const payments: TillPayment[] = [];
  for (const charge of charges) {
    if (!charge.paid || !charge.captured) continue;
    const invoice = by.get(idOf(charge.payment_intent) ?? charge.id) ?? null;
    payments.push(await paymentOf(stripe, charge, invoice));
  }
  const isOver =
    notes.holder.is === 'gone' || own.some(({ ours, endedAt }) => ours && endedAt !== null);
  const mayHaveCredit = customer.balance !== 0 || invoices.some(hasCredit);
  return {
    customer: id,
    holder: notes.holder,
    payments: payments.toReversed(),
    invoices: invoices.map((invoice) => invoiceOf(invoice, product, ours)).toReversed(),
    credit: mayHaveCredit ? await creditOf(stripe, customer) : [],
    subscriptions: own.toReversed(),
    pending: isOver ? await pendingOf(stripe, id) : [],
  };
}
