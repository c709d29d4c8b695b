import type * as z from 'zod';
import type { Account } from '../account.ts';
import { chargeOf } from '../billing/find.ts';
import { refund } from '../billing/refund.ts';
import { change } from '../events/emit.ts';
import { invalid, missingParameter, missingResource, notFound } from '../failure.ts';
import type { Charge, Refund } from '../stored.ts';
import { listRoute, matches } from './list.ts';
import {
  changedMetadata,
  expand,
  fields,
  int,
  metadata,
  metadataChange,
  oneOf,
  text,
} from './params.ts';
import { type Call, type Route, route } from './route.ts';

const create = fields({
  ...expand,
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: int.optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
});

function chargeFor({ account, params }: Call<z.infer<typeof create>>): Charge {
  const { charges, paymentIntents } = account.state.objects;
  if (params.payment_intent !== undefined) {
    const payment = paymentIntents[params.payment_intent];
    if (payment === undefined) {
      throw missingResource('payment_intent', params.payment_intent, 'payment_intent');
    }
    if (payment.latest_charge === null || payment.status !== 'succeeded') {
      throw invalid(
        `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
      );
    }
    return chargeOf(account, payment.latest_charge);
  }
  if (params.charge === undefined) throw missingParameter('charge');
  const charge = charges[params.charge];
  if (charge === undefined) throw missingResource('charge', params.charge, 'charge');
  return charge;
}

const found = ({ account, id }: Call<unknown>): Refund => {
  const made = account.state.objects.refunds[id];
  if (made === undefined) throw notFound('refund', id);
  return made;
};

export const REFUNDS: readonly Route[] = [
  route('POST', '/v1/refunds', create, (call) => {
    const { amount, reason = null, metadata: given } = call.params;
    return refund(call.account, chargeFor(call), { amount, reason, metadata: given });
  }),
  route('GET', '/v1/refunds/{id}', fields(expand), found),
  route(
    'POST',
    '/v1/refunds/{id}',
    fields({ ...expand, metadata: metadataChange.optional() }),
    (call) => {
      const made = found(call);
      change(call.account, 'refund.updated', made, {
        metadata: changedMetadata(made.metadata ?? {}, call.params.metadata),
      });
      return made;
    },
  ),
  listRoute(
    '/v1/refunds',
    ({ state }: Account) => Object.values(state.objects.refunds),
    { charge: text.optional(), payment_intent: text.optional() },
    (made, wanted) =>
      matches(made.charge, wanted.charge) && matches(made.payment_intent, wanted.payment_intent),
  ),
];
