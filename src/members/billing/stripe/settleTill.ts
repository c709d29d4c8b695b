import Stripe from 'stripe';
import type { NamedOwed } from '../rules/owed/named.ts';
import { type GiveBack, type Owed, owed } from '../rules/owed/owed.ts';
import type { Till } from '../rules/owed/till.ts';
import { unlessGone, unlessTooLate } from './refusals.ts';
import { CREDIT_WHY, readTill, type TillNotes, WHY } from './till.ts';

/** Refusals that mean there is nothing to give back: it was already, or the bank has taken it. */
const DONE: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

/** Gives money back, once: whoever else has seen the same payment asks with the same key. Answers whether Stripe refused. */
async function giveBack(stripe: Stripe, till: Till, due: GiveBack): Promise<NamedOwed | undefined> {
  const { payment, cents, why, subscription, item } = due;
  const refunds = till.payments.find(({ id }) => id === payment)?.refunds.length ?? 0;
  const on = payment.startsWith('pi_') ? { payment_intent: payment } : { charge: payment };
  try {
    await stripe.refunds.create(
      {
        ...on,
        amount: cents,
        reason: 'requested_by_customer',
        metadata: { why: WHY[why], subscription, ...(item !== undefined && { item }) },
      },
      {
        idempotencyKey: `back-${payment}-${refunds}-${cents}${item === undefined ? '' : `-${item}`}`,
      },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (!DONE.includes(error.code)) return { what: 'refused', about: payment, cents };
  }
  return undefined;
}

/** Takes credit, or below 0 gives it again. */
async function moveCredit(stripe: Stripe, till: Till, cents: number): Promise<void> {
  const before = till.credit.filter(({ ours }) => ours).length;
  await stripe.customers.createBalanceTransaction(
    till.customer,
    {
      amount: cents,
      currency: 'usd',
      description:
        cents > 0 ? 'Credit of a payment that was given back' : 'Credit of a refund that failed',
      metadata: { why: CREDIT_WHY },
    },
    { idempotencyKey: `credit-${till.customer}-${before}-${cents}` },
  );
}

/** Does what is owed; answers what Stripe refused. */
async function pay(stripe: Stripe, till: Till, due: Owed): Promise<NamedOwed[]> {
  const refused: NamedOwed[] = [];
  const kept = new Set<string | undefined>();
  for (const one of due.giveBack) {
    const named = await giveBack(stripe, till, one);
    if (named === undefined) continue;
    refused.push(named);
    kept.add(one.item);
  }
  const has = till.credit.reduce((sum, { cents }) => sum + cents, 0);
  const credit = Math.min(due.credit, Math.max(0, has));
  if (credit !== 0) await moveCredit(stripe, till, credit);
  // Paid or voided meanwhile.
  for (const id of due.voids) await unlessTooLate(stripe.invoices.voidInvoice(id), undefined);
  // Of what could not go back the item stays, as its only trace.
  for (const id of due.drops)
    if (!kept.has(id)) await unlessGone(stripe.invoiceItems.del(id), undefined);
  return refused;
}

/** One thing may follow from another: a refund takes credit with it, and a voided invoice gives some. */
const ROUNDS = 4;

/** How a customer's money stands once what is owed is done. */
export interface SettledTill {
  readonly till: Till | undefined;
  /** What only the owner can settle. */
  readonly named: readonly NamedOwed[];
}

/**
 * Does at Stripe what the rule says is owed, until nothing is. May be called at any time, again and concurrently: each refund and
 * each change of credit is made once. @param now ms since 1970
 */
export async function settleTill(
  stripe: Stripe,
  product: string,
  { customer, notes, now }: { customer: string; notes: TillNotes; now: number },
): Promise<SettledTill> {
  const refused = new Map<string, NamedOwed>();
  let till: Till | undefined;
  let named: readonly NamedOwed[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    till = await readTill(stripe, product, customer, notes);
    if (till === undefined) return { till, named: [] };
    const due = owed(till, now);
    named = due.named;
    const isRefused = ({ payment }: GiveBack): boolean => refused.has(payment);
    const stays = new Set(due.giveBack.filter(isRefused).map(({ item }) => item));
    const left = {
      ...due,
      giveBack: due.giveBack.filter((one) => !isRefused(one)),
      drops: due.drops.filter((id) => !stays.has(id)),
    };
    if (left.giveBack.length + left.voids.length + left.drops.length + Math.abs(left.credit) === 0)
      break;
    for (const one of await pay(stripe, till, left)) refused.set(one.about, one);
  }
  return { till, named: [...named, ...refused.values()] };
}
