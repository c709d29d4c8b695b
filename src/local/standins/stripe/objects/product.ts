import { type Account, nowOf } from '../account.ts';
import type { Product } from '../stored.ts';
import { empty, fresh } from './parts.ts';

export const makeProduct = (account: Account, name: string, id?: string): Product => ({
  ...fresh(account, 'prod', 'product'),
  ...empty('default_price', 'description', 'package_dimensions', 'shippable'),
  ...empty('statement_descriptor', 'tax_code', 'tax_details', 'unit_label', 'url'),
  active: true,
  images: [],
  marketing_features: [],
  name,
  type: 'service',
  updated: nowOf(account),
  ...(id === undefined ? {} : { id }),
});
