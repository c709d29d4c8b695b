import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Product } from '../stored.ts';

export const makeProduct = (
  account: Account,
  given: Partial<Product> & { readonly name: string },
): Product => ({
  id: newId('prod'),
  object: 'product',
  active: true,
  created: nowOf(account),
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: nowOf(account),
  url: null,
  ...given,
});
