import type Stripe from 'stripe';
import { idOf } from './idOf.ts';

/** The customer and subscription of a payment. */
export interface Behind {
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
}

export interface PaymentDispute {
  readonly id: string;
  /** Whether the money was taken back: an inquiry only asks, and a prevented dispute never took any. */
  readonly isReal: boolean;
  readonly behind: Behind;
}

const NOBODY: Behind = { customerId: null, subscriptionId: null };

/** What a payment intent paid for. A charge names no invoice, so it is found among the invoices' payments. */
async function behindIntent(stripe: Stripe, intent: string): Promise<Behind> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  });
  for (const { invoice } of data) {
    if (typeof invoice === 'string' || 'deleted' in invoice) continue;
    const { customer, parent } = invoice;
    const subscriptionId = idOf(parent?.subscription_details?.subscription);
    return { customerId: idOf(customer), subscriptionId };
  }
  return NOBODY;
}

async function behindCharge(stripe: Stripe, charge: string): Promise<Behind> {
  const { payment_intent, customer } = await stripe.charges.retrieve(charge);
  const intent = idOf(payment_intent);
  const behind = intent === null ? NOBODY : await behindIntent(stripe, intent);
  return { ...behind, customerId: behind.customerId ?? idOf(customer) };
}

const isReal = ({ status }: Stripe.Dispute): boolean =>
  status !== 'prevented' && !status.startsWith('warning_');

/** Refunds and disputes, and their subjects. */
export const createDisputes = (stripe: Stripe) => ({
  /** @param payment a payment intent's id or a charge's */
  behind: (payment: string): Promise<Behind> =>
    payment.startsWith('pi_') ? behindIntent(stripe, payment) : behindCharge(stripe, payment),
  read: async (id: string): Promise<PaymentDispute> => {
    const dispute = await stripe.disputes.retrieve(id);
    const behind = await behindCharge(stripe, idOf(dispute.charge) ?? '');
    return { id, isReal: isReal(dispute), behind };
  },
  /** Ids of those opened since, ms since 1970, without inquiries. */
  since: async (from: number): Promise<string[]> => {
    const created = { gte: Math.floor(from / 1000) };
    const found: string[] = [];
    for await (const dispute of stripe.disputes.list({ created, limit: 100 })) {
      if (isReal(dispute)) found.push(dispute.id);
    }
    return found;
  },
  /** Payments partly or fully refunded since. */
  refundedSince: async (from: number): Promise<string[]> => {
    const created = { gte: Math.floor(from / 1000) };
    const found = new Set<string>();
    for await (const { payment_intent, charge } of stripe.refunds.list({ created, limit: 100 })) {
      const payment = idOf(payment_intent) ?? idOf(charge);
      if (payment !== null) found.add(payment);
    }
    return [...found];
  },
});
