import { randomBytes } from 'node:crypto';
import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Customer } from '../stored.ts';

export const makeCustomer = (account: Account, given: Partial<Customer> = {}): Customer => ({
  id: newId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: nowOf(account),
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  ...given,
});
