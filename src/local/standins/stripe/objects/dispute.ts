import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Charge, Dispute } from '../stored.ts';

const ANSWER_WITHIN_S = 9 * 86_400;

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export const makeDispute = (
  account: Account,
  charge: Charge,
  inquiry: boolean,
  reason: string,
): Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: nowOf(account),
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: { ...NO_EVIDENCE },
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
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method_details: {
    card: {
      brand: charge.payment_method_details?.card?.brand ?? 'visa',
      case_type: inquiry ? 'inquiry' : 'chargeback',
      network: charge.payment_method_details?.card?.brand ?? 'visa',
      network_reason_code: '10.4',
    },
    type: 'card',
  },
  reason,
  status: inquiry ? 'warning_needs_response' : 'needs_response',
});
