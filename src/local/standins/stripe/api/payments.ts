import type { Account } from '../account.ts';
import { notFound } from '../failure.ts';
import { listRoute, matches } from './list.ts';
import { expand, fields, oneOf, text } from './params.ts';
import { type Route, route } from './route.ts';

type Kind = 'paymentIntents' | 'charges' | 'invoicePayments';

const one = (kind: Kind, path: string, what: string): Route =>
  route('GET', `${path}/{id}`, fields(expand), ({ account, id }) => {
    const found = account.state.objects[kind][id];
    if (found === undefined) throw notFound(what, id);
    return found;
  });

export const PAYMENTS: readonly Route[] = [
  one('paymentIntents', '/v1/payment_intents', 'payment_intent'),
  listRoute(
    '/v1/payment_intents',
    ({ state }: Account) => Object.values(state.objects.paymentIntents),
    { customer: text.optional() },
    (payment, wanted) => matches(payment.customer, wanted.customer),
  ),
  one('charges', '/v1/charges', 'charge'),
  listRoute(
    '/v1/charges',
    ({ state }: Account) => Object.values(state.objects.charges),
    { customer: text.optional(), payment_intent: text.optional() },
    (charge, wanted) =>
      matches(charge.customer, wanted.customer) &&
      matches(charge.payment_intent, wanted.payment_intent),
  ),
  one('invoicePayments', '/v1/invoice_payments', 'invoice_payment'),
  listRoute(
    '/v1/invoice_payments',
    ({ state }: Account) => Object.values(state.objects.invoicePayments),
    {
      invoice: text.optional(),
      status: oneOf(['canceled', 'open', 'paid']).optional(),
      payment: fields({
        type: oneOf(['payment_intent']),
        payment_intent: text.optional(),
      }).optional(),
    },
    (payment, wanted) =>
      matches(payment.invoice, wanted.invoice) &&
      matches<string>(payment.status, wanted.status) &&
      matches(payment.payment.payment_intent, wanted.payment?.payment_intent),
  ),
];
