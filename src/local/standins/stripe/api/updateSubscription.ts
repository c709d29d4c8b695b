import { z } from 'zod';
import { type Account, nowOf } from '../account.ts';
import { cancellation } from '../billing/cancellation.ts';
import { declineReason } from '../billing/charge.ts';
import { customerOf, paymentMethodOf } from '../billing/find.ts';
import { applySwitch, type PlannedSwitch } from '../billing/switchPrice.ts';
import { changeObject } from '../events/emit.ts';
import { declined, invalidRequest } from '../failure.ts';
import { amountDue } from '../objects/invoice.ts';
import type { StoredSubscription } from '../stored.ts';
import { bool, fields, int, metadata, oneOfWords } from './params.ts';
import type { ParamsOf, StripeCall } from './route.ts';
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
  /** Empty to collect again. */
  pause_collection: z
    .union([
      z.literal(''),
      fields({
        behavior: oneOfWords(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: int.optional(),
      }),
    ])
    .optional(),
  trial_end: int.optional(),
  /** An empty value removes its name. */
  metadata,
  payment_behavior: oneOfWords(['allow_incomplete', 'error_if_incomplete']).default(
    'allow_incomplete',
  ),
};
type Params = ParamsOf<typeof updateParams>;

/** Why the payment of a switch would fail, if it would. */
function declineOf(
  account: Account,
  subscription: StoredSubscription,
  plan: PlannedSwitch,
): string | undefined {
  const method = paymentMethodOf(account, subscription);
  const total = plan.lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customerOf(account, subscription.customer)?.balance ?? 0;
  if (amountDue(total, balance) === 0) return undefined;
  return method === undefined ? 'generic_decline' : declineReason(account, method);
}

function checkOver(subscription: StoredSubscription, params: Params): void {
  const { items, billing_cycle_anchor, cancel_at, cancel_at_period_end } = params;
  const asked = [items, billing_cycle_anchor, cancel_at, cancel_at_period_end];
  if (subscription.ended_at === null || asked.every((value) => value === undefined)) return;
  throw invalidRequest(
    'A canceled subscription can only update its cancellation_details and metadata.',
    'invalid_canceled_subscription_fields',
  );
}

/** A trial until a day: the period ends with it, and so it is paid later. */
function onTrial(
  account: Account,
  subscription: StoredSubscription,
  { proration_behavior: prorates }: Params,
  end: number,
): Partial<StoredSubscription> {
  if (end <= nowOf(account))
    throw invalidRequest('Invalid trial_end: it must be in the future.', undefined, 'trial_end');
  if (prorates !== 'none') throw invalidRequest('A trial that is prorated is not built in here');
  const items = structuredClone(subscription.items);
  for (const item of items.data) item.current_period_end = end;
  return {
    items,
    status: 'trialing',
    trial_start: subscription.trial_start ?? nowOf(account),
    trial_end: end,
    billing_cycle_anchor: end,
    ...(subscription.cancel_at_period_end && { cancel_at: end }),
  };
}

export function updateSubscription(
  { account, params }: StripeCall<Params>,
  subscription: StoredSubscription,
): StoredSubscription {
  checkOver(subscription, params);
  const { cancel_at: day, cancel_at_period_end: atPeriodEnd } = params;
  if (atPeriodEnd && day) {
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    );
  }
  const plan = planned(account, subscription, params);
  if (plan !== undefined && params.payment_behavior === 'error_if_incomplete') {
    const reason = declineOf(account, subscription, plan);
    if (reason !== undefined) throw declined(reason);
  }
  const { pause_collection: paused, trial_end: trialEnd } = params;
  if (paused && paused.resumes_at !== undefined && paused.resumes_at <= nowOf(account))
    throw invalidRequest(
      'Invalid resumes_at: it must be in the future.',
      undefined,
      'pause_collection',
    );
  const noted = Object.entries({ ...subscription.metadata, ...params.metadata });
  const also: Partial<StoredSubscription> = {
    ...cancellation(account, subscription, atPeriodEnd ?? day),
    ...(paused !== undefined && {
      pause_collection: paused === '' ? null : { ...paused, resumes_at: paused.resumes_at ?? null },
    }),
    ...(trialEnd !== undefined && onTrial(account, subscription, params, trialEnd)),
    metadata: Object.fromEntries(noted.filter(([, value]) => value !== '')),
  };
  if (plan === undefined)
    changeObject(account, 'customer.subscription.updated', subscription, also);
  else applySwitch(account, subscription, plan, also);
  return subscription;
}
