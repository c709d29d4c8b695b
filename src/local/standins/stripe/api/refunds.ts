import type { z } from 'zod';
import { chargeOf } from '../billing/find.ts';
import { refund } from '../billing/refund.ts';
import { invalid, missingParameter } from '../failure.ts';
import type { Charge } from '../stored.ts';
import { atParam } from './lookup.ts';
import { expand, fields, int, metadata, oneOf, text } from './params.ts';
import { type Call, type Route, route } from './route.ts';

const create = fields({
  ...expand,
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: int.optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

function chargeFor({ account, params }: Call<z.infer<typeof create>>): Charge {
  const { charges, paymentIntents } = account.state.objects;
  const { payment_intent: intent, charge } = params;
  if (intent === undefined) {
    if (charge === undefined) throw missingParameter('charge');
    return atParam(charges, 'charge', charge, 'charge');
  }
  const payment = atParam(paymentIntents, 'payment_intent', intent, 'payment_intent');
  if (payment.latest_charge === null || payment.status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  }
  return chargeOf(account, payment.latest_charge);
}

export const REFUND: Route = route('POST', '/v1/refunds', create, (call) => {
  const { amount, reason = null, metadata: noted } = call.params;
  return refund(call.account, chargeFor(call), { amount, reason, metadata: noted });
});
