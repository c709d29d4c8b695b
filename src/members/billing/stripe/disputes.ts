import type Stripe from 'stripe';
import { idOf } from './idOf.ts';

/** The customer and subscription of a payment. */
interface Behind {
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  /** Products that were paid for. */
  readonly products: readonly string[];
}

export interface PaymentDispute {
  readonly id: string;
  /** Whether the money was taken back: an inquiry only asks, and a prevented dispute never took any. */
  readonly isReal: boolean;
  readonly behind: Behind;
  /** Whether the payment was for one of our plans, by its invoice. */
  readonly isOurs: boolean;
  /** Fingerprint of the card that paid; null if it has none. */
  readonly card: string | null;
}

const NOBODY: Behind = { customerId: null, subscriptionId: null, products: [] };

/** What a payment intent paid for. A charge names no invoice, so it is found among the invoices' payments. */
async function behindIntent(stripe: Stripe, intent: string): Promise<Behind> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  });
  for (const { invoice } of data) {
    if (typeof invoice === 'string' || 'deleted' in invoice) continue;
    const { customer, parent, lines } = invoice;
    const subscriptionId = idOf(parent?.subscription_details?.subscription);
    const products = lines.data.flatMap(({ pricing }) => pricing?.price_details?.product ?? []);
    return { customerId: idOf(customer), subscriptionId, products };
  }
  return NOBODY;
}

async function behindCharge(
  stripe: Stripe,
  { payment_intent, customer }: Stripe.Charge,
): Promise<Behind> {
  const intent = idOf(payment_intent);
  const behind = intent === null ? NOBODY : await behindIntent(stripe, intent);
  return { ...behind, customerId: behind.customerId ?? idOf(customer) };
}

const isReal = ({ status }: Stripe.Dispute): boolean =>
  status !== 'prevented' && !status.startsWith('warning_');

/** Refunds and disputes, and their subjects. @param product of our plans */
export const createDisputes = (stripe: Stripe, product: () => Promise<string>) => ({
  /** @param payment a payment intent's id or a charge's */
  behind: async (payment: string): Promise<Behind> =>
    payment.startsWith('pi_')
      ? behindIntent(stripe, payment)
      : behindCharge(stripe, await stripe.charges.retrieve(payment)),
  read: async (id: string): Promise<PaymentDispute> => {
    const dispute = await stripe.disputes.retrieve(id);
    const charge = await stripe.charges.retrieve(idOf(dispute.charge) ?? '');
    const behind = await behindCharge(stripe, charge);
    const isOurs = behind.products.includes(await product());
    const card = charge.payment_method_details?.card?.fingerprint ?? null;
    return { id, isReal: isReal(dispute), behind, isOurs, card };
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
