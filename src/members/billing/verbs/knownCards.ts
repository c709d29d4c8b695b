import type Stripe from 'stripe';
import type { MemberTools } from '../memberTools.ts';
import { unlessGone } from '../stripe/refusals.ts';

/** Subscriptions and payments looked at, the newest: more than a member has had lately. */
const MOST = 10;
const NONE = { data: [] };

type Method = Stripe.PaymentMethod | string | null | undefined;

const lastFourOf = (method: Method): string | undefined =>
  typeof method === 'object' && method !== null ? method.card?.last4 : undefined;

/** The customer's card for payments that name none. */
async function ownDefault(stripe: Stripe, id: string): Promise<Method> {
  const asked = stripe.customers.retrieve(id, {
    expand: ['invoice_settings.default_payment_method'],
  });
  const customer = await unlessGone(asked, undefined);
  return customer && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
}

/** The last digits of a member's cards: of any subscription, running or over, of their customer, and of the last payment. */
export async function knownCards(
  { stripe, checkouts }: Pick<MemberTools, 'stripe' | 'checkouts'>,
  memberId: string,
): Promise<ReadonlySet<string>> {
  const customer = await checkouts.customerOf(memberId);
  if (customer === null) return new Set();
  const expand = ['data.default_payment_method'];
  const [subscriptions, own, charges] = await Promise.all([
    unlessGone(stripe.subscriptions.list({ customer, status: 'all', limit: MOST, expand }), NONE),
    ownDefault(stripe, customer),
    unlessGone(stripe.charges.list({ customer, limit: MOST }), NONE),
  ]);
  const paid = charges.data.find(({ status }) => status === 'succeeded');
  const all = [
    ...subscriptions.data.map((one) => lastFourOf(one.default_payment_method)),
    lastFourOf(own),
    paid?.payment_method_details?.card?.last4,
  ];
  return new Set(all.filter((last4) => typeof last4 === 'string'));
}
