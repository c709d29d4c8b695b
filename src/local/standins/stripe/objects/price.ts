import type { Account } from '../account.ts';
import type { Price, SubscriptionItem } from '../stored.ts';
import { empty, fresh } from './parts.ts';

type Order = Pick<Price, 'product' | 'currency' | 'unit_amount' | 'lookup_key'>;

/** The price of a plan, for one interval. */
export const makePrice = (account: Account, order: Order, interval: 'month' | 'year'): Price => ({
  ...fresh(account, 'price', 'price'),
  ...empty('custom_unit_amount', 'nickname', 'tiers_mode', 'transform_quantity'),
  active: true,
  billing_scheme: 'per_unit',
  recurring: {
    interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  type: 'recurring',
  unit_amount_decimal: String(order.unit_amount),
  ...order,
});

/** The same price in the format for older integrations. */
export const planOfPrice = (price: Price): SubscriptionItem['plan'] => ({
  id: price.id,
  object: 'plan',
  ...empty('meter', 'tiers_mode', 'transform_usage', 'trial_period_days'),
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: {},
  nickname: price.nickname,
  product: price.product,
  usage_type: 'licensed',
});
