import { type Account, nowOf } from '../account.ts';
import type { Dispute, StoredCharge } from '../stored.ts';
import { empty, fresh } from './parts.ts';

const ANSWER_WITHIN_S = 9 * 86_400;

const noEvidence = (): Dispute['evidence'] => ({
  ...empty('access_activity_log', 'billing_address', 'cancellation_policy'),
  ...empty('cancellation_policy_disclosure', 'cancellation_rebuttal', 'customer_communication'),
  ...empty('customer_email_address', 'customer_name', 'customer_purchase_ip', 'customer_signature'),
  ...empty('duplicate_charge_documentation', 'duplicate_charge_explanation', 'duplicate_charge_id'),
  ...empty('product_description', 'receipt', 'refund_policy', 'refund_policy_disclosure'),
  ...empty('refund_refusal_explanation', 'service_date', 'service_documentation'),
  ...empty('shipping_address', 'shipping_carrier', 'shipping_date', 'shipping_documentation'),
  ...empty('shipping_tracking_number', 'uncategorized_file', 'uncategorized_text'),
  enhanced_evidence: {},
});

export const makeDispute = (account: Account, charge: StoredCharge, inquiry: boolean): Dispute => ({
  ...fresh(account, 'du', 'dispute'),
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: noEvidence(),
  evidence_details: {
    due_by: nowOf(account) + ANSWER_WITHIN_S,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: inquiry,
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: inquiry ? 'warning_needs_response' : 'needs_response',
});
