import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Product } from '../stored.ts';
import { empty } from './empty.ts';

export const makeProduct = (account: Account, name: string, id = newId('prod')): Product => ({
  id,
  object: 'product',
  ...empty('default_price', 'description', 'package_dimensions', 'shippable'),
  ...empty('statement_descriptor', 'tax_code', 'tax_details', 'unit_label', 'url'),
  active: true,
  created: nowOf(account),
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name,
  type: 'service',
  updated: nowOf(account),
});
