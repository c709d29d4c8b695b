import type * as z from 'zod';
import type { Account } from '../account.ts';
import { customerOf, itemOf, subscriptionIdOf } from '../billing/find.ts';
import { voidInvoice } from '../billing/invoice.ts';
import { payInvoice } from '../billing/pay.ts';
import { upcoming } from '../billing/renew.ts';
import { invalid, missingParameter, missingResource, notFound } from '../failure.ts';
import { makeInvoice } from '../objects/invoice.ts';
import type { Invoice } from '../stored.ts';
import { declined } from './declined.ts';
import { listRoute, matches } from './list.ts';
import { bool, expand, fields, oneOf, text } from './params.ts';
import { type Call, type Route, route } from './route.ts';
import { planned, switchShape } from './updateSubscription.ts';

const found = ({ account, id }: Call<unknown>): Invoice => {
  const invoice = account.state.objects.invoices[id];
  if (invoice === undefined) throw notFound('invoice', id);
  return invoice;
};

const preview = fields({
  ...expand,
  customer: text.optional(),
  subscription: text.optional(),
  subscription_details: fields({
    ...switchShape,
    cancel_at_period_end: bool.optional(),
  }).optional(),
});

/** The invoice that a switch would make, or without one the next renewal's. */
function createPreview({ account, params }: Call<z.infer<typeof preview>>): Invoice {
  const { subscription: id, subscription_details: details } = params;
  if (id === undefined) throw missingParameter('subscription');
  const subscription = account.state.objects.subscriptions[id];
  if (subscription === undefined) throw missingResource('subscription', id, 'subscription');
  const customer = customerOf(account, subscription.customer);
  if (customer === undefined || subscription.ended_at !== null) {
    throw invalid('No upcoming invoices for this subscription', 'invoice_upcoming_none');
  }
  const plan = details && planned(account, subscription, details);
  if (plan === undefined || !plan.invoiceNow) {
    const ends = details?.cancel_at_period_end ?? subscription.cancel_at_period_end;
    const after = { ...subscription, ...plan?.changes };
    const next = upcoming(account, after, plan?.lines);
    if (ends || next === undefined) {
      throw invalid('No upcoming invoices for this subscription', 'invoice_upcoming_none');
    }
    return next;
  }
  const waiting = account.state.pendingLines[subscription.id] ?? [];
  return makeInvoice(account, {
    customer,
    subscription,
    lines: [...waiting, ...plan.lines],
    reason: 'subscription_update',
    period: {
      start: itemOf(subscription).current_period_start,
      end: itemOf(subscription).current_period_end,
    },
    finalizesAt: null,
    preview: true,
  });
}

const pay = fields({
  ...expand,
  payment_method: text.optional(),
  off_session: bool.optional(),
});

function payNow(call: Call<z.infer<typeof pay>>): Invoice {
  const { account, params } = call;
  const invoice = found(call);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid');
  if (invoice.status !== 'open') throw invalid(`Invoice is ${invoice.status}: it cannot be paid`);
  const method = account.state.objects.paymentMethods[params.payment_method ?? ''];
  if (params.payment_method !== undefined && method === undefined) {
    throw missingResource('PaymentMethod', params.payment_method, 'payment_method');
  }
  const outcome = payInvoice(account, invoice, { method, byHand: true });
  if (outcome.paid) return invoice;
  throw declined(outcome.charge?.outcome?.reason ?? 'generic_decline', outcome.charge);
}

export const INVOICES: readonly Route[] = [
  route('POST', '/v1/invoices/create_preview', preview, createPreview),
  route('GET', '/v1/invoices/{id}', fields(expand), found),
  route('POST', '/v1/invoices/{id}/pay', pay, payNow),
  route('POST', '/v1/invoices/{id}/void', fields(expand), (call) => {
    const invoice = found(call);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw invalid(
        `You can only void open or uncollectible invoices, not ${invoice.status} ones.`,
      );
    }
    voidInvoice(call.account, invoice);
    return invoice;
  }),
  listRoute(
    '/v1/invoices',
    ({ state }: Account) => Object.values(state.objects.invoices),
    {
      customer: text.optional(),
      subscription: text.optional(),
      status: oneOf(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    (invoice, wanted) =>
      matches(invoice.customer, wanted.customer) &&
      matches(subscriptionIdOf(invoice), wanted.subscription) &&
      matches<string | null>(invoice.status, wanted.status),
  ),
];
