import * as z from 'zod';
import { type Account, nowOf } from '../account.ts';
import { declineReason } from '../billing/charge.ts';
import { customerOf, itemOf, methodOf } from '../billing/find.ts';
import { applySwitch, type Planned, planSwitch, switchWhenPaid } from '../billing/switchPrice.ts';
import { change } from '../events/emit.ts';
import { invalid, missingResource } from '../failure.ts';
import { amountDue } from '../objects/invoice.ts';
import type { Price, Subscription } from '../stored.ts';
import { declined } from './declined.ts';
import {
  array,
  bool,
  changedMetadata,
  expand,
  fields,
  int,
  metadataChange,
  oneOf,
  text,
  unsettable,
} from './params.ts';
import type { Call } from './route.ts';

const proration = oneOf(['create_prorations', 'always_invoice', 'none']);
const anchor = fields({ type: oneOf(['now', 'unchanged']) });

/** What both a change and its preview are asked with. */
export const switchShape = {
  items: array(
    fields({ id: text.optional(), price: text.optional(), quantity: int.optional() }),
  ).optional(),
  proration_behavior: proration.default('create_prorations'),
  proration_date: int.optional(),
  billing_cycle_anchor: anchor.optional(),
};
const switchFields = fields(switchShape);
export type SwitchParams = z.infer<typeof switchFields>;

export const updateParams = fields({
  ...expand,
  ...switchShape,
  /** Empty to take a day back. */
  cancel_at: z.union([z.literal('').transform(() => null), int]).optional(),
  cancel_at_period_end: bool.optional(),
  cancellation_details: fields({
    comment: unsettable.optional(),
    feedback: unsettable.optional(),
  }).optional(),
  default_payment_method: text.optional(),
  metadata: metadataChange.optional(),
  off_session: bool.optional(),
  payment_behavior: oneOf([
    'allow_incomplete',
    'error_if_incomplete',
    'pending_if_incomplete',
  ]).default('allow_incomplete'),
});
type Params = z.infer<typeof updateParams>;

export function priceAt(account: Account, id: string, param: string): Price {
  const price = account.state.objects.prices[id];
  if (price === undefined) throw missingResource('price', id, param);
  if (!price.active) {
    throw invalid('The price specified is inactive. This field only accepts active prices.');
  }
  return price;
}

/** What a switch would do; undefined where nothing is switched. */
export function planned(
  account: Account,
  subscription: Subscription,
  params: SwitchParams,
): Planned | undefined {
  const [wanted, ...more] = params.items ?? [];
  const item = itemOf(subscription);
  const anchorNow = params.billing_cycle_anchor?.type === 'now';
  if (wanted === undefined && !anchorNow) return undefined;
  if (wanted !== undefined && (wanted.id === undefined || more.length > 0)) {
    throw invalid(
      'Without the id of its item this would add a second one: not built in here',
      undefined,
      'items[0][id]',
    );
  }
  if (wanted?.id !== undefined && wanted.id !== item.id) {
    throw missingResource('subscription item', wanted.id, 'items[0][id]');
  }
  if (wanted?.quantity !== undefined && wanted.quantity !== item.quantity) {
    throw invalid('Quantities do not change in here', undefined, 'items[0][quantity]');
  }
  const price =
    wanted?.price === undefined ? item.price : priceAt(account, wanted.price, 'items[0][price]');
  if (price.id === item.price.id && !anchorNow) return undefined;
  return planSwitch(account, subscription, {
    price,
    proration: params.proration_behavior,
    date: params.proration_date,
    anchorNow,
  });
}

/** Canceling at the period's end keeps the status until then. */
function cancellation(
  account: Account,
  subscription: Subscription,
  wanted: Params,
): Partial<Subscription> {
  const { cancel_at_period_end: cancel, cancel_at: day, cancellation_details: details } = wanted;
  if (cancel && day) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  const { comment = null, feedback = null } = details ?? {};
  const said = { comment, feedback, feedback_option: null };
  if (day !== undefined) {
    const reason = day === null ? null : 'cancellation_requested';
    return {
      cancel_at_period_end: false,
      cancel_at: day,
      canceled_at: day === null ? null : nowOf(account),
      cancellation_details: { ...said, reason },
    };
  }
  if (cancel === undefined) {
    const { reason = null } = subscription.cancellation_details ?? {};
    return details === undefined ? {} : { cancellation_details: { ...said, reason } };
  }
  if (!cancel) {
    return {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { ...said, reason: null },
    };
  }
  return {
    cancel_at_period_end: true,
    cancel_at: itemOf(subscription).current_period_end,
    canceled_at: subscription.cancel_at_period_end ? subscription.canceled_at : nowOf(account),
    cancellation_details: { ...said, reason: 'cancellation_requested' },
  };
}

/** Why the payment of a switch would fail, if it would. */
function declineOf(
  account: Account,
  subscription: Subscription,
  plan: Planned,
): string | undefined {
  const method = methodOf(account, subscription);
  const total = plan.lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customerOf(account, subscription.customer)?.balance ?? 0;
  if (!plan.invoiceNow || amountDue(total, balance) === 0) return undefined;
  return method === undefined ? 'generic_decline' : declineReason(account, method);
}

/** A change that may have to wait for its payment can be nothing but a switch. */
function checkPending(params: Params): void {
  const { cancel_at_period_end, default_payment_method, metadata } = params;
  for (const [name, value] of Object.entries({
    cancel_at_period_end,
    default_payment_method,
    metadata,
  })) {
    if (value === undefined) continue;
    throw invalid(
      `\`${name}\` cannot be updated when payment_behavior is \`pending_if_incomplete\`.`,
      undefined,
      name,
    );
  }
}

export function updateSubscription(
  { account, params }: Call<Params>,
  subscription: Subscription,
): Subscription {
  const over = subscription.ended_at !== null;
  const { metadata, default_payment_method: method } = params;
  const plan = over ? undefined : planned(account, subscription, params);
  if (over && (params.items ?? params.cancel_at_period_end ?? method) !== undefined) {
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      'invalid_canceled_subscription_fields',
    );
  }
  const kept = account.state.objects.paymentMethods[method ?? ''];
  if (method !== undefined && kept?.customer !== subscription.customer) {
    throw missingResource('PaymentMethod', method, 'default_payment_method');
  }
  const { payment_behavior: behavior } = params;
  if (behavior === 'pending_if_incomplete') checkPending(params);
  if (plan !== undefined && behavior !== 'allow_incomplete') {
    const reason = declineOf(account, subscription, plan);
    if (reason !== undefined && behavior === 'error_if_incomplete') throw declined(reason);
    if (reason !== undefined) {
      switchWhenPaid(account, subscription, plan);
      return subscription;
    }
  }
  const also: Partial<Subscription> = {
    ...cancellation(account, subscription, params),
    ...(method === undefined ? {} : { default_payment_method: method }),
    metadata: changedMetadata(subscription.metadata, metadata),
  };
  if (plan === undefined) {
    change(account, 'customer.subscription.updated', subscription, also);
    return subscription;
  }
  const end = plan.changes.items?.data[0]?.current_period_end;
  const ends = also.cancel_at_period_end ?? subscription.cancel_at_period_end;
  // The end that it is to be canceled at moves with its period.
  const moved = ends && end !== undefined ? { cancel_at: end } : {};
  applySwitch(account, subscription, plan, { ...also, ...moved });
  return subscription;
}
