import type { Account } from '../account.ts';
import { addObject, changeObject, emit } from '../events/emit.ts';
import { makeDispute } from '../objects/dispute.ts';
import type { Dispute, StoredCharge } from '../stored.ts';
import { chargeOf } from './find.ts';

/** A cardholder's bank takes a payment back, or only asks about it: an inquiry moves no money. */
export function openDispute(account: Account, charge: StoredCharge, inquiry: boolean): Dispute {
  const { disputes } = account.state.objects;
  if (!inquiry) charge.disputed = true;
  const opened = makeDispute(account, charge, inquiry);
  const dispute = addObject(account, disputes, 'charge.dispute.created', opened);
  if (!inquiry) emit(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** An inquiry becomes a dispute. */
export function escalate(account: Account, dispute: Dispute): void {
  chargeOf(account, dispute.charge).disputed = true;
  dispute.is_charge_refundable = false;
  changeObject(account, 'charge.dispute.updated', dispute, { status: 'needs_response' });
  emit(account, 'charge.dispute.funds_withdrawn', dispute);
}

/** How a dispute can end; an inquiry that never becomes a dispute is closed. */
export const VERDICTS = ['won', 'lost', 'warning_closed'] as const;
export type DisputeVerdict = (typeof VERDICTS)[number];

export function closeDispute(account: Account, dispute: Dispute, status: DisputeVerdict): void {
  dispute.status = status;
  emit(account, 'charge.dispute.closed', dispute);
  if (status === 'won') emit(account, 'charge.dispute.funds_reinstated', dispute);
}
