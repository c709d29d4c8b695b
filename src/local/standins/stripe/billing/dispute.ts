import type { Account } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import { makeDisputeTransaction } from '../objects/balanceTransaction.ts';
import { makeDispute } from '../objects/dispute.ts';
import type { Charge, Dispute } from '../stored.ts';
import { chargeOf } from './find.ts';

function move(account: Account, dispute: Dispute, way: 'withdrawn' | 'reinstated'): void {
  dispute.balance_transactions.push(makeDisputeTransaction(account, dispute, way));
  emit(account, `charge.dispute.funds_${way}`, dispute);
}

/** A cardholder's bank takes a payment back, or only asks about it: an inquiry moves no money. */
export function openDispute(account: Account, charge: Charge, inquiry: boolean): Dispute {
  const dispute = makeDispute(account, charge, inquiry);
  account.state.objects.disputes[dispute.id] = dispute;
  if (!inquiry) charge.disputed = true;
  emit(account, 'charge.dispute.created', dispute);
  if (!inquiry) move(account, dispute, 'withdrawn');
  return dispute;
}

/** An inquiry becomes a dispute. */
export function escalate(account: Account, dispute: Dispute): void {
  chargeOf(account, dispute.charge).disputed = true;
  dispute.is_charge_refundable = false;
  change(account, 'charge.dispute.updated', dispute, { status: 'needs_response' });
  move(account, dispute, 'withdrawn');
}

export type Verdict = 'won' | 'lost' | 'warning_closed';

export function closeDispute(account: Account, dispute: Dispute, status: Verdict): void {
  dispute.status = status;
  emit(account, 'charge.dispute.closed', dispute);
  if (status === 'won') move(account, dispute, 'reinstated');
}
