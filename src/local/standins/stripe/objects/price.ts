import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Price } from '../stored.ts';
import { empty } from './empty.ts';

export interface PriceOrder {
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly lookup_key: string | null;
  readonly interval: 'month' | 'year';
}

export const makePrice = (account: Account, { interval, ...order }: PriceOrder): Price => ({
  id: newId('price'),
  object: 'price',
  ...empty('custom_unit_amount', 'nickname', 'tiers_mode', 'transform_quantity'),
  active: true,
  billing_scheme: 'per_unit',
  created: nowOf(account),
  livemode: false,
  metadata: {},
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
