import { type Account, nowOf } from '../account.ts';
import { newStripeId } from '../ids.ts';
import type { Refund, StoredCharge } from '../stored.ts';
import { empty } from './parts.ts';

export const makeRefund = (
  account: Account,
  charge: StoredCharge,
  order: Pick<Refund, 'amount' | 'reason' | 'metadata'>,
): Refund => ({
  id: newStripeId('re'),
  object: 'refund',
  ...empty('customer_account', 'receipt_number', 'source_transfer_reversal', 'transfer_reversal'),
  balance_transaction: newStripeId('txn'),
  charge: charge.id,
  created: nowOf(account),
  currency: charge.currency,
  customer: charge.customer,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  status: 'succeeded',
  ...order,
});
