import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Charge, Refund } from '../stored.ts';
import { empty } from './parts.ts';

export const makeRefund = (
  account: Account,
  charge: Charge,
  order: Pick<Refund, 'amount' | 'reason' | 'metadata'>,
): Refund => ({
  id: newId('re'),
  object: 'refund',
  ...empty('customer_account', 'receipt_number', 'source_transfer_reversal', 'transfer_reversal'),
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: nowOf(account),
  currency: charge.currency,
  customer: charge.customer,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  status: 'succeeded',
  ...order,
});
