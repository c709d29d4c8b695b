import { z } from 'zod';
import { periodFrom } from '../billing/calendar.ts';
import { customerOf, itemOf } from '../billing/find.ts';
import { fullLine } from '../billing/lines.ts';
import { pendingLines } from '../billing/pendingItems.ts';
import { invalidRequest } from '../failure.ts';
import { makeInvoice } from '../objects/invoice.ts';
import type { StoredSubscription } from '../stored.ts';
import { atParam } from './lookup.ts';
import { bool, fields, textParam } from './params.ts';
import { type Route, route } from './route.ts';
import { planned, switchShape } from './switchParams.ts';

const details = fields({
  ...switchShape,
  cancel_at: z.literal('').optional(),
  cancel_at_period_end: bool.optional(),
});

/** Whether it renews, with what the preview supposes. */
function renews(
  { status, cancel_at, cancel_at_period_end: atEnd }: StoredSubscription,
  supposed: z.infer<typeof details> | undefined,
): boolean {
  if (!['active', 'trialing', 'past_due'].includes(status)) return false;
  const ends = supposed?.cancel_at_period_end ?? atEnd;
  const takenBack = supposed?.cancel_at === '' || (atEnd && !ends);
  return !ends && (cancel_at === null || takenBack);
}

/** The invoice that a switch would make; without one, the renewal's. */
export const PREVIEW: Route = route(
  'POST',
  '/v1/invoices/create_preview',
  { subscription: textParam, subscription_details: details.optional() },
  ({ account, objects, params: { subscription: id, subscription_details: wanted } }) => {
    const subscription = atParam(objects.subscriptions, 'subscription', id, 'subscription');
    const customer = customerOf(account, subscription.customer);
    const none = () =>
      invalidRequest('No upcoming invoices for this subscription', 'invoice_upcoming_none');
    if (customer === undefined || subscription.ended_at !== null) throw none();
    const plan = wanted && planned(account, subscription, wanted);
    if (wanted?.items === undefined && !renews(subscription, wanted)) throw none();
    const item = itemOf(subscription);
    const { current_period_start: start, current_period_end: end } = item;
    // For a switch to the current price, for example after a faster parallel request: the renewal's cost.
    const next = () => [
      ...subscription.items.data.map((one) =>
        fullLine(subscription, one, periodFrom(subscription.billing_cycle_anchor, one.price, end)),
      ),
      ...pendingLines(account, subscription, end),
    ];
    return makeInvoice(account, {
      customer,
      subscription,
      lines: plan?.lines ?? next(),
      reason: plan ? 'subscription_update' : 'subscription_cycle',
      period: { start, end },
      preview: true,
    });
  },
);
