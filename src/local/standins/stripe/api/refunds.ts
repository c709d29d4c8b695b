import { chargeOf } from '../billing/find.ts';
import { refundCharge } from '../billing/refund.ts';
import { invalidRequest, missingParameter } from '../failure.ts';
import type { StoredCharge } from '../stored.ts';
import { atParam } from './lookup.ts';
import { int, metadata, oneOfWords, textParam } from './params.ts';
import { type ParamsOf, type Route, route, type StripeCall } from './route.ts';

const create = {
  charge: textParam.optional(),
  payment_intent: textParam.optional(),
  amount: int.optional(),
  reason: oneOfWords(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
};

function chargeFor({
  account,
  objects,
  params,
}: StripeCall<ParamsOf<typeof create>>): StoredCharge {
  const { payment_intent: intent, charge } = params;
  if (intent !== undefined && charge !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: charge, payment_intent.');
  }
  if (intent === undefined) {
    if (charge === undefined) throw missingParameter('charge');
    return atParam(objects.charges, 'charge', charge, 'charge');
  }
  const payment = atParam(objects.paymentIntents, 'payment_intent', intent, 'payment_intent');
  if (payment.latest_charge === null || payment.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
    );
  }
  return chargeOf(account, payment.latest_charge);
}

export const REFUND: Route = route('POST', '/v1/refunds', create, (call) => {
  const { amount, reason = null, metadata: noted } = call.params;
  return refundCharge(call.account, chargeFor(call), { amount, reason, metadata: noted });
});
