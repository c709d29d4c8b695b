import { chargeOf } from '../billing/find.ts';
import { refund } from '../billing/refund.ts';
import { invalid, missingParameter } from '../failure.ts';
import type { Charge } from '../stored.ts';
import { atParam } from './lookup.ts';
import { int, metadata, oneOf, text } from './params.ts';
import { type Call, type ParamsOf, type Route, route } from './route.ts';

const create = {
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: int.optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
};

function chargeFor({ account, objects, params }: Call<ParamsOf<typeof create>>): Charge {
  const { payment_intent: intent, charge } = params;
  if (intent !== undefined && charge !== undefined) {
    throw invalid('You may only specify one of these parameters: charge, payment_intent.');
  }
  if (intent === undefined) {
    if (charge === undefined) throw missingParameter('charge');
    return atParam(objects.charges, 'charge', charge, 'charge');
  }
  const payment = atParam(objects.paymentIntents, 'payment_intent', intent, 'payment_intent');
  if (payment.latest_charge === null || payment.status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  }
  return chargeOf(account, payment.latest_charge);
}

export const REFUND: Route = route('POST', '/v1/refunds', create, (call) => {
  const { amount, reason = null, metadata: noted } = call.params;
  return refund(call.account, chargeFor(call), { amount, reason, metadata: noted });
});
