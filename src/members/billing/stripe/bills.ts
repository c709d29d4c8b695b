import type Stripe from 'stripe';
import { idOf } from './idOf.ts';

/** A payment of an invoice that was made. */
interface Paid {
  readonly intent: string;
  readonly cents: number;
  /** Ms since 1970, in whole seconds. */
  readonly paidAt: number;
}

/** A part of an invoice and the time that it is for, ms since 1970; negative where it takes back a part of an earlier one. */
interface BillLine {
  readonly cents: number;
  readonly from: number;
  readonly to: number;
}

/** An invoice of a subscription, in our terms. */
export interface Bill {
  readonly id: string;
  /** Stripe's: draft, open, paid, void, uncollectible. */
  readonly status: string;
  /** Cents still to be paid. */
  readonly due: number;
  readonly payments: readonly Paid[];
  readonly lines: readonly BillLine[];
}

function paidOf({ payments, status_transitions, created }: Stripe.Invoice): Paid[] {
  return (payments?.data ?? []).flatMap(
    ({ payment, status, amount_paid, status_transitions: at }) => {
      const intent = idOf(payment.payment_intent);
      if (status !== 'paid' || intent === null) return [];
      const paidAt = 1000 * (at.paid_at ?? status_transitions.paid_at ?? created);
      return [{ intent, cents: amount_paid ?? 0, paidAt }];
    },
  );
}

const billOf = (id: string, invoice: Stripe.Invoice): Bill => ({
  id,
  status: invoice.status ?? '',
  due: invoice.amount_due,
  payments: paidOf(invoice),
  lines: invoice.lines.data.map(({ amount, period }) => ({
    cents: amount,
    from: 1000 * period.start,
    to: 1000 * period.end,
  })),
});

/** All invoices of a subscription, the newest first. */
export async function billsOf(stripe: Stripe, subscription: string): Promise<readonly Bill[]> {
  const bills: Bill[] = [];
  const all = stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] });
  for await (const one of all) if (one.id !== undefined) bills.push(billOf(one.id, one));
  return bills;
}
