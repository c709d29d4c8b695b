import type Stripe from 'stripe';
import type { MemberTools } from '../memberTools.ts';
import { unlessGone } from '../stripe/refusals.ts';

const OVER: readonly string[] = [
  'canceled',
  'incomplete_expired',
] satisfies Stripe.Subscription.Status[];

/** Whether a subscription has ended for good. */
export const isOverSubscription = ({ status }: { readonly status: string }): boolean =>
  OVER.includes(status);

/** More than anybody has had. */
const MOST = 100;

/**
 * Copies from Stripe every subscription of a customer that is not over, by Stripe's or our copy's status. Returns all that Stripe
 * has, with what to show of them.
 */
export async function syncCustomer(
  tools: Pick<MemberTools, 'stripe' | 'billing' | 'sync'>,
  customer: string,
  memberId: string,
): Promise<readonly Stripe.Subscription[]> {
  const [{ data }, copies] = await Promise.all([
    unlessGone(
      tools.stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: MOST,
        expand: ['data.default_payment_method', 'data.latest_invoice'],
      }),
      { data: [] },
    ),
    tools.billing.readSubscriptions(memberId),
  ]);
  const isOpen = (id: string): boolean =>
    copies.some((copy) => copy.id === id && !isOverSubscription(copy));
  for (const one of data) if (!isOverSubscription(one) || isOpen(one.id)) await tools.sync(one.id);
  return data;
}
