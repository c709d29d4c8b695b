import { randomBytes } from 'node:crypto';
import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Customer } from '../stored.ts';
import { empty } from './empty.ts';

export const makeCustomer = (account: Account, given: Partial<Customer> = {}): Customer => ({
  id: newId('cus'),
  object: 'customer',
  ...empty('address', 'currency', 'default_source', 'description', 'discount', 'email', 'name'),
  ...empty('phone', 'shipping', 'test_clock'),
  balance: 0,
  created: nowOf(account),
  delinquent: false,
  invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
  invoice_settings: empty('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
  livemode: false,
  metadata: {},
  next_invoice_sequence: 1,
  preferred_locales: [],
  tax_exempt: 'none',
  ...given,
});
