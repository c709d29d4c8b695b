import type Stripe from 'stripe';
import { unusedCents } from '../rules/unused.ts';
import { type Bill, billsOf } from './bills.ts';
import { cardPrint, leftOfPayments } from './purchase.ts';
import { givenFor, refundOnce } from './refundOnce.ts';

interface Asked {
  readonly subscription: string;
  /** When it ended, ms since 1970. */
  readonly endedAt: number;
  /** Fingerprint of the card whose payments are kept: that of who disputed. Undefined if all goes back. */
  readonly exceptCard?: string | undefined;
}

/** The paid invoices that this card has not paid. One without a payment was paid with credit. */
async function otherBills(stripe: Stripe, { subscription, exceptCard }: Asked): Promise<Bill[]> {
  const found: Bill[] = [];
  for (const bill of await billsOf(stripe, subscription)) {
    if (bill.status !== 'paid') continue;
    const cards = await Promise.all(bill.payments.map(({ intent }) => cardPrint(stripe, intent)));
    if (exceptCard === undefined || !cards.includes(exceptCard)) found.push(bill);
  }
  return found;
}

/**
 * Gives back what was paid for a subscription and could not be used any more when it ended, from its latest payment backward.
 * Returns the cents of it. May be repeated: each payment is given back once.
 */
export async function giveBackUnused(stripe: Stripe, asked: Asked): Promise<number> {
  const bills = await otherBills(stripe, asked);
  const unused = unusedCents(
    bills.flatMap(({ lines }) => lines),
    asked.endedAt,
  );
  let due = unused;
  for (const { intent } of bills.flatMap(({ payments }) => payments)) {
    if (due <= 0) break;
    const given = await givenFor(stripe, intent, ['not used']);
    const cents = given ?? Math.min(due, await leftOfPayments(stripe, [intent]));
    if (given === null && cents > 0) {
      const { subscription } = asked;
      await refundOnce(stripe, { intent, subscription, why: 'not used', cents });
    }
    due -= cents;
  }
  return unused - due;
}

/** What was paid for a subscription that has ended and could not be used any more, cents. */
export async function unusedOf(stripe: Stripe, subscription: string): Promise<number> {
  const { ended_at } = await stripe.subscriptions.retrieve(subscription);
  if (ended_at === null) return 0;
  const paid = (await billsOf(stripe, subscription)).filter(({ status }) => status === 'paid');
  return unusedCents(
    paid.flatMap(({ lines }) => lines),
    1000 * ended_at,
  );
}
