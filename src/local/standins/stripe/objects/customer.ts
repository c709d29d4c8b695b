import { randomBytes } from 'node:crypto';
import type { Account } from '../account.ts';
import type { StoredCustomer } from '../stored.ts';
import { empty, fresh } from './parts.ts';

export const makeCustomer = (
  account: Account,
  given: Partial<StoredCustomer> = {},
): StoredCustomer => ({
  ...fresh(account, 'cus', 'customer'),
  ...empty('address', 'currency', 'default_source', 'description', 'discount', 'email', 'name'),
  ...empty('phone', 'shipping', 'test_clock'),
  balance: 0,
  delinquent: false,
  invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
  invoice_settings: empty('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
  next_invoice_sequence: 1,
  preferred_locales: [],
  tax_exempt: 'none',
  ...given,
});
