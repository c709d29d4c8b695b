import { type Account, nowOf } from '../account.ts';
import type { Period } from '../billing/calendar.ts';
import { newStripeId } from '../ids.ts';
import type {
  PaymentMethod,
  Price,
  StoredCustomer,
  StoredSubscription,
  SubscriptionItem,
} from '../stored.ts';
import { empty, fresh, stripeList } from './parts.ts';
import { planOfPrice } from './price.ts';

const makeItem = (
  account: Account,
  subscription: string,
  price: Price,
  quantity: number,
  { start, end }: Period,
): SubscriptionItem => ({
  id: newStripeId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: nowOf(account),
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOfPrice(price),
  price: structuredClone(price),
  quantity,
  subscription,
  tax_rates: [],
});

export interface SubscriptionOrder {
  readonly customer: StoredCustomer;
  readonly method: PaymentMethod | undefined;
  readonly prices: readonly Price[];
  /** How many of each price; 1 if absent. */
  readonly quantities?: readonly number[];
  readonly metadata: Record<string, string>;
  /** A trial costs nothing, and renews at its end. */
  readonly trialDays?: number | undefined;
}

/** A new subscription: incomplete until its first invoice is paid, unless it is on trial. */
export function makeSubscription(
  account: Account,
  order: SubscriptionOrder,
  period: Period,
): StoredSubscription {
  const begun = fresh(account, 'sub', 'subscription');
  const { start, end } = period;
  const isTrial = order.trialDays !== undefined;
  return {
    ...begun,
    ...empty('application', 'application_fee_percent', 'billing_cycle_anchor_config'),
    ...empty('billing_thresholds', 'cancel_at', 'canceled_at', 'customer_account'),
    ...empty('days_until_due', 'default_source', 'description', 'ended_at', 'latest_invoice'),
    ...empty('managed_payments', 'next_pending_invoice_item_invoice', 'on_behalf_of'),
    ...empty('pause_collection', 'pending_invoice_item_interval', 'pending_setup_intent'),
    ...empty('pending_update', 'schedule', 'test_clock', 'transfer_data'),
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: isTrial ? end : start,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    currency: order.prices[0]?.currency ?? 'usd',
    customer: order.customer.id,
    default_payment_method: order.method?.id ?? null,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      ...empty('account_tax_ids', 'custom_fields', 'description', 'footer'),
      issuer: { type: 'self' },
    },
    items: stripeList(
      order.prices.map((price, at) =>
        makeItem(account, begun.id, price, order.quantities?.[at] ?? 1, period),
      ),
      `/v1/subscription_items?subscription=${begun.id}`,
    ),
    metadata: order.metadata,
    payment_settings: {
      ...empty('payment_method_options', 'payment_method_types'),
      save_default_payment_method: 'off',
    },
    start_date: start,
    status: isTrial ? 'trialing' : 'incomplete',
    trial_end: isTrial ? end : null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: isTrial ? start : null,
  };
}
