import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Charge, Refund } from '../stored.ts';
import { empty } from './empty.ts';

export const makeRefund = (
  account: Account,
  charge: Charge,
  amount: number,
  reason: Refund['reason'],
  metadata: Record<string, string>,
): Refund => ({
  id: newId('re'),
  object: 'refund',
  ...empty('customer_account', 'receipt_number', 'source_transfer_reversal', 'transfer_reversal'),
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: nowOf(account),
  currency: charge.currency,
  customer: charge.customer,
  destination_details: {
    card: {
      reference_status: 'pending',
      reference_type: 'acquirer_reference_number',
      type: 'refund',
    },
    type: 'card',
  },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  status: 'succeeded',
});
