import { z } from 'zod';
import { customerOf } from '../billing/find.ts';
import { endSubscription } from '../billing/standing.ts';
import { addObject, changeObject, emit } from '../events/emit.ts';
import { invalidRequest, stripeNotFound } from '../failure.ts';
import { moveBalance } from '../objects/balanceTransaction.ts';
import { makeCustomer } from '../objects/customer.ts';
import { listRoute } from './list.ts';
import { int, metadata, oneOfWords, textParam } from './params.ts';
import { type Route, route } from './route.ts';

const create = {
  email: textParam.optional(),
  phone: textParam.optional(),
  name: textParam.optional(),
  metadata,
};

const update = { balance: int.optional(), phone: z.string().max(20).optional(), metadata };
/** A change of a customer's credit: below 0, more of it. */
const adjust = {
  amount: int,
  currency: oneOfWords(['usd']),
  description: textParam.optional(),
  metadata,
};

export const CUSTOMERS: readonly Route[] = [
  route('POST', '/v1/customers', create, ({ account, objects, params }) => {
    const { email = null, phone = null, name = null } = params;
    const made = makeCustomer(account, { email, phone, name, metadata: params.metadata });
    return addObject(account, objects.customers, 'customer.created', made);
  }),
  route('POST', '/v1/customers/{id}', update, ({ account, id, params }) => {
    const customer = customerOf(account, id);
    if (customer === undefined) throw stripeNotFound('customer', id);
    const { balance, phone, metadata: notes } = params;
    const noted = Object.entries({ ...customer.metadata, ...notes });
    if (balance !== undefined)
      moveBalance(account, customer, { amount: balance - customer.balance, type: 'adjustment' });
    changeObject(account, 'customer.updated', customer, {
      // An empty value removes what there was.
      ...(phone !== undefined && { phone: phone === '' ? null : phone }),
      metadata: Object.fromEntries(noted.filter(([, value]) => value !== '')),
    });
    return customer;
  }),
  route('POST', '/v1/customers/{id}/balance_transactions', adjust, ({ account, id, params }) => {
    const customer = customerOf(account, id);
    if (customer === undefined) throw stripeNotFound('customer', id);
    const { amount, description = null, metadata: noted } = params;
    if (amount === 0) throw invalidRequest('Invalid amount: it may not be 0', undefined, 'amount');
    return moveBalance(account, customer, {
      amount,
      type: 'adjustment',
      description,
      metadata: noted,
    });
  }),
  listRoute(
    '/v1/customers/{id}/balance_transactions',
    ({ balanceTransactions }) => balanceTransactions,
    {},
    ({ customer }, _, id) => customer === id,
  ),
  route('DELETE', '/v1/customers/{id}', {}, ({ account, objects, id }) => {
    const customer = customerOf(account, id);
    if (customer === undefined) throw stripeNotFound('customer', id);
    for (const subscription of Object.values(objects.subscriptions)) {
      if (subscription.customer !== id || subscription.ended_at !== null) continue;
      endSubscription(account, subscription, 'cancellation_requested');
    }
    const stub = { id, object: 'customer', deleted: true } as const;
    objects.customers[id] = stub;
    emit(account, 'customer.deleted', customer);
    return stub;
  }),
];
