import type * as z from 'zod';
import type { Account } from '../account.ts';
import { closeDispute } from '../billing/dispute.ts';
import { change } from '../events/emit.ts';
import { invalid, notFound } from '../failure.ts';
import type { Dispute } from '../stored.ts';
import { listRoute, matches } from './list.ts';
import { bool, changedMetadata, expand, fields, metadataChange, text } from './params.ts';
import { type Call, type Route, route } from './route.ts';

const found = ({ account, id }: Call<unknown>): Dispute => {
  const dispute = account.state.objects.disputes[id];
  if (dispute === undefined) throw notFound('dispute', id);
  return dispute;
};

const CLOSED: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented'];

const update = fields({
  ...expand,
  evidence: fields({
    access_activity_log: text.optional(),
    cancellation_rebuttal: text.optional(),
    customer_email_address: text.optional(),
    customer_name: text.optional(),
    product_description: text.optional(),
    refund_policy_disclosure: text.optional(),
    refund_refusal_explanation: text.optional(),
    service_date: text.optional(),
    uncategorized_text: text.optional(),
  }).optional(),
  metadata: metadataChange.optional(),
  submit: bool.default(true),
});

/** Evidence is under review once it is submitted. */
function answer(call: Call<z.infer<typeof update>>): Dispute {
  const { evidence, metadata, submit } = call.params;
  const dispute = found(call);
  if (CLOSED.includes(dispute.status) && evidence !== undefined) {
    throw invalid('This dispute is already closed');
  }
  const submitted = evidence !== undefined && submit;
  const given = Object.fromEntries(
    Object.entries(evidence ?? {}).filter(([, value]) => value !== undefined),
  );
  change(call.account, 'charge.dispute.updated', dispute, {
    evidence: { ...dispute.evidence, ...given },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || evidence !== undefined,
      submission_count: dispute.evidence_details.submission_count + (submitted ? 1 : 0),
      submission_method: submitted ? 'manual' : dispute.evidence_details.submission_method,
    },
    metadata: changedMetadata(dispute.metadata, metadata),
    ...(submitted
      ? {
          status: dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review',
        }
      : {}),
  });
  return dispute;
}

export const DISPUTES: readonly Route[] = [
  route('GET', '/v1/disputes/{id}', fields(expand), found),
  route('POST', '/v1/disputes/{id}', update, answer),
  route('POST', '/v1/disputes/{id}/close', fields(expand), (call) => {
    const dispute = found(call);
    if (CLOSED.includes(dispute.status)) throw invalid('This dispute is already closed');
    closeDispute(call.account, dispute, 'lost');
    return dispute;
  }),
  listRoute(
    '/v1/disputes',
    ({ state }: Account) => Object.values(state.objects.disputes),
    { charge: text.optional(), payment_intent: text.optional() },
    (dispute, wanted) =>
      matches(dispute.charge, wanted.charge) &&
      matches(dispute.payment_intent, wanted.payment_intent),
  ),
];
