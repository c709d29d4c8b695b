import type { Price, SubscriptionItem } from '../stored.ts';
import { empty } from './empty.ts';

/** The same price in the form that older integrations read. */
export const planOf = (price: Price): SubscriptionItem['plan'] => ({
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
