import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Price } from '../stored.ts';

export interface PriceOrder {
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly active: boolean;
  readonly lookup_key: string | null;
  readonly metadata: Record<string, string>;
  readonly nickname: string | null;
  readonly recurring: Price['recurring'];
}

export const makePrice = (account: Account, order: PriceOrder): Price => ({
  id: newId('price'),
  object: 'price',
  billing_scheme: 'per_unit',
  created: nowOf(account),
  custom_unit_amount: null,
  livemode: false,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: order.recurring === null ? 'one_time' : 'recurring',
  unit_amount_decimal: String(order.unit_amount),
  ...order,
});
