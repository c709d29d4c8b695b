import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Price, Subscription, SubscriptionItem } from '../stored.ts';
import { listOf } from './list.ts';
import { planOf } from './plan.ts';

export interface Period {
  readonly start: number;
  readonly end: number;
}

const makeItem = (
  account: Account,
  subscription: string,
  price: Price,
  quantity: number,
  { start, end }: Period,
): SubscriptionItem => ({
  id: newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: nowOf(account),
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price: structuredClone(price),
  quantity,
  subscription,
  tax_rates: [],
});

export interface SubscriptionOrder {
  readonly customer: string;
  readonly paymentMethod: string | null;
  readonly prices: readonly { readonly price: Price; readonly quantity: number }[];
  readonly metadata: Record<string, string>;
  readonly period: Period;
  readonly trialEnd: number | null;
}

/** A subscription as it begins: incomplete until its first invoice is paid. */
export function makeSubscription(account: Account, order: SubscriptionOrder): Subscription {
  const id = newId('sub');
  const { start, end } = order.period;
  const [first] = order.prices;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: order.trialEnd === null ? start : end,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: nowOf(account),
    currency: first?.price.currency ?? 'usd',
    customer: order.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: order.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      order.prices.map(({ price, quantity }) =>
        makeItem(account, id, price, quantity, order.period),
      ),
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: order.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: order.trialEnd === null ? null : start,
  };
}
