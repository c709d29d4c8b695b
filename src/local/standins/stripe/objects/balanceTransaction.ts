import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Dispute } from '../stored.ts';

/** Stripe's own, beside the amount disputed. */
const DISPUTE_FEE = 1500;

/** Money that a dispute takes, or gives back. */
export function makeDisputeTransaction(
  account: Account,
  dispute: Dispute,
  way: 'withdrawn' | 'reinstated',
): Dispute['balance_transactions'][number] {
  const amount = way === 'withdrawn' ? -dispute.amount : dispute.amount;
  const fee = way === 'withdrawn' ? DISPUTE_FEE : 0;
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: nowOf(account),
    balance_type: 'payments',
    created: nowOf(account),
    currency: dispute.currency,
    description: `Chargeback ${way} for ${dispute.charge}`,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: way === 'withdrawn' ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
}
