import { z } from 'zod';
import type { Account } from '../account.ts';
import { cancellation } from '../billing/cancellation.ts';
import { declineReason } from '../billing/charge.ts';
import { customerOf, methodOf } from '../billing/find.ts';
import { applySwitch, type Planned } from '../billing/switchPrice.ts';
import { change } from '../events/emit.ts';
import { declined, invalid } from '../failure.ts';
import { amountDue } from '../objects/invoice.ts';
import type { Subscription } from '../stored.ts';
import { bool, metadata, oneOf } from './params.ts';
import type { Call, ParamsOf } from './route.ts';
import { planned, switchShape } from './switchParams.ts';

export const updateParams = {
  ...switchShape,
  /** Empty to undo a scheduled day. */
  cancel_at: z
    .string()
    .regex(/^\d*$/)
    .transform((seconds) => (seconds === '' ? null : Number(seconds)))
    .optional(),
  cancel_at_period_end: bool.optional(),
  /** An empty value removes its name. */
  metadata,
  payment_behavior: oneOf(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
};
type Params = ParamsOf<typeof updateParams>;

/** Why the payment of a switch would fail, if it would. */
function declineOf(
  account: Account,
  subscription: Subscription,
  plan: Planned,
): string | undefined {
  const method = methodOf(account, subscription);
  const total = plan.lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customerOf(account, subscription.customer)?.balance ?? 0;
  if (amountDue(total, balance) === 0) return undefined;
  return method === undefined ? 'generic_decline' : declineReason(account, method);
}

function checkOver(subscription: Subscription, params: Params): void {
  const { items, billing_cycle_anchor, cancel_at, cancel_at_period_end } = params;
  const asked = [items, billing_cycle_anchor, cancel_at, cancel_at_period_end];
  if (subscription.ended_at === null || asked.every((value) => value === undefined)) return;
  throw invalid(
    'A canceled subscription can only update its cancellation_details and metadata.',
    'invalid_canceled_subscription_fields',
  );
}

export function updateSubscription(
  { account, params }: Call<Params>,
  subscription: Subscription,
): Subscription {
  checkOver(subscription, params);
  const { cancel_at: day, cancel_at_period_end: atPeriodEnd } = params;
  if (atPeriodEnd && day) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  const plan = planned(account, subscription, params);
  if (plan !== undefined && params.payment_behavior === 'error_if_incomplete') {
    const reason = declineOf(account, subscription, plan);
    if (reason !== undefined) throw declined(reason);
  }
  const noted = Object.entries({ ...subscription.metadata, ...params.metadata });
  const also: Partial<Subscription> = {
    ...cancellation(account, subscription, atPeriodEnd ?? day),
    metadata: Object.fromEntries(noted.filter(([, value]) => value !== '')),
  };
  if (plan === undefined) change(account, 'customer.subscription.updated', subscription, also);
  else applySwitch(account, subscription, plan, also);
  return subscription;
}
