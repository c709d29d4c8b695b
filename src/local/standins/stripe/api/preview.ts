import { periodFrom } from '../billing/calendar.ts';
import { customerOf, itemOf } from '../billing/find.ts';
import { fullLine } from '../billing/lines.ts';
import { invalid } from '../failure.ts';
import { makeInvoice } from '../objects/invoice.ts';
import { atParam } from './lookup.ts';
import { fields, text } from './params.ts';
import { type Route, route } from './route.ts';
import { planned, switchShape } from './switchParams.ts';

/** The invoice that a switch would make; without one, the renewal's. */
export const PREVIEW: Route = route(
  'POST',
  '/v1/invoices/create_preview',
  { subscription: text, subscription_details: fields(switchShape) },
  ({ account, objects, params: { subscription: id, subscription_details: details } }) => {
    const subscription = atParam(objects.subscriptions, 'subscription', id, 'subscription');
    const customer = customerOf(account, subscription.customer);
    if (customer === undefined || subscription.ended_at !== null) {
      throw invalid('No upcoming invoices for this subscription', 'invoice_upcoming_none');
    }
    const plan = planned(account, subscription, details);
    const item = itemOf(subscription);
    const { price, current_period_start: start, current_period_end: end } = item;
    // For a switch to the current price, for example after a faster parallel request: the renewal's cost.
    const next = () =>
      fullLine(subscription, item, periodFrom(subscription.billing_cycle_anchor, price, end));
    return makeInvoice(account, {
      customer,
      subscription,
      lines: plan?.lines ?? [next()],
      reason: 'subscription_update',
      period: { start, end },
      preview: true,
    });
  },
);
