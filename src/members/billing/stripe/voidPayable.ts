import type Stripe from 'stripe';
import { type Bill, billsOf } from './bills.ts';
import { unlessTooLate } from './refusals.ts';

/** Statuses in which an invoice can be paid, or comes to be: one given up as uncollectible keeps its page. */
const PAYABLE: readonly string[] = ['draft', 'open', 'uncollectible'];

/** A draft without anything due is never asked for, and finalizing it would only use up credit. */
export const isPayable = ({ status, due }: Pick<Bill, 'status' | 'due'>): boolean =>
  PAYABLE.includes(status) && (status !== 'draft' || due > 0);

/** Voids an invoice, unless it is paid or void by now. A draft of a subscription can only be voided once it is final. */
async function voidBill(stripe: Stripe, { id, status }: Bill): Promise<void> {
  if (status === 'draft') {
    await unlessTooLate(stripe.invoices.finalizeInvoice(id, { auto_advance: false }), undefined);
  }
  await unlessTooLate(stripe.invoices.voidInvoice(id), undefined);
}

/** An invoice may come while others are being voided; but not forever. */
const ROUNDS = 3;

/** Voids what can be paid for a subscription, and returns all invoices as they are then. */
export async function voidPayable(stripe: Stripe, subscription: string): Promise<readonly Bill[]> {
  let bills = await billsOf(stripe, subscription);
  for (let round = 0; round < ROUNDS && bills.some(isPayable); round += 1) {
    for (const bill of bills.filter(isPayable)) await voidBill(stripe, bill);
    bills = await billsOf(stripe, subscription);
  }
  return bills;
}
