import type * as z from 'zod';
import { customerOf } from '../billing/find.ts';
import { endSubscription } from '../billing/standing.ts';
import { change, emit } from '../events/emit.ts';
import { missingResource, notFound } from '../failure.ts';
import { makeCustomer } from '../objects/customer.ts';
import type { Customer } from '../stored.ts';
import { listRoute, matches } from './list.ts';
import {
  array,
  changedMetadata,
  expand,
  fields,
  given,
  int,
  metadataChange,
  text,
  unsettable,
} from './params.ts';
import { type Call, type Route, route } from './route.ts';

const shape = {
  ...expand,
  email: unsettable.optional(),
  phone: unsettable.optional(),
  name: unsettable.optional(),
  description: unsettable.optional(),
  metadata: metadataChange.optional(),
  balance: int.optional(),
  preferred_locales: array(text).optional(),
  invoice_settings: fields({ default_payment_method: text.optional() }).optional(),
};
const params = fields(shape);

const living = ({ account, id }: Call<unknown>): Customer => {
  const customer = customerOf(account, id);
  if (customer === undefined) throw notFound('customer', id);
  return customer;
};

function changesOf(call: Call<z.infer<typeof params>>, customer: Customer): Partial<Customer> {
  const { expand: _, metadata, invoice_settings, ...fields } = call.params;
  const method = invoice_settings?.default_payment_method;
  const kept = call.account.state.objects.paymentMethods[method ?? ''];
  if (method !== undefined && kept?.customer !== customer.id) {
    throw missingResource('PaymentMethod', method, 'invoice_settings[default_payment_method]');
  }
  return {
    ...given(fields),
    metadata: changedMetadata(customer.metadata, metadata),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(method === undefined ? {} : { default_payment_method: method }),
    },
  };
}

export const CUSTOMERS: readonly Route[] = [
  route('POST', '/v1/customers', params, (call) => {
    const customer = makeCustomer(call.account);
    Object.assign(customer, changesOf(call, customer));
    call.account.state.objects.customers[customer.id] = customer;
    emit(call.account, 'customer.created', customer);
    return customer;
  }),
  route('GET', '/v1/customers/{id}', fields(expand), ({ account, id }) => {
    const customer = account.state.objects.customers[id];
    if (customer === undefined) throw notFound('customer', id);
    return customer;
  }),
  route('POST', '/v1/customers/{id}', params, (call) => {
    const customer = living(call);
    change(call.account, 'customer.updated', customer, changesOf(call, customer));
    return customer;
  }),
  route('DELETE', '/v1/customers/{id}', fields({}), (call) => {
    const { account, id } = call;
    const { objects } = account.state;
    const customer = living(call);
    for (const subscription of Object.values(objects.subscriptions)) {
      if (subscription.customer !== id || subscription.ended_at !== null) continue;
      endSubscription(account, subscription, 'cancellation_requested');
    }
    objects.customers[id] = { id, object: 'customer', deleted: true };
    emit(account, 'customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  listRoute(
    '/v1/customers',
    (account) =>
      Object.keys(account.state.objects.customers).flatMap((id) => customerOf(account, id) ?? []),
    { email: text.optional() },
    ({ email }, wanted) => matches(email, wanted.email),
  ),
];
