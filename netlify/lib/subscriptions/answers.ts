import type * as z from 'zod/mini';
import { clock } from '#clock';
import type { createSubscription } from '#contract/subscriptions/create.ts';
import type { previewSwitch, switchPlan } from '#contract/subscriptions/manage.ts';
import { BILLING } from '#domain/billing/texts.ts';
import { cancelOwn, type Done, resumeOwn } from '#server/tasks/subscriptions/cancel.ts';
import { readCurrent } from '#server/tasks/subscriptions/current.ts';
import { mustNameCard } from '#server/tasks/subscriptions/nameCard.ts';
import { openPortal } from '#server/tasks/subscriptions/portal.ts';
import { startCheckout } from '#server/tasks/subscriptions/startCheckout.ts';
import * as plans from '#server/tasks/subscriptions/switchPlan.ts';
import { withoutCard } from '#server/tasks/subscriptions/withoutCard.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { unlessShutOut } from '../accounts/shutOut.ts';
import { asMember, readAsMember } from './asMember.ts';
import { memberTools } from './tools.ts';
import { withCard } from './withCard.ts';

const OK = { ok: true };

/** Begins a purchase. */
export const create = asMember(
  unlessShutOut(async ({ id }, { userId, tier }: z.infer<typeof createSubscription.body>) => {
    if (userId !== id) return privateError(403, BILLING.notYou);
    const started = await startCheckout(memberTools(), id, tier);
    if (started.status === 'subscribed') return privateError(409, BILLING.subscribed);
    if (started.status === 'replaced') return privateError(409, BILLING.replaced);
    return privateJson(200, started);
  }),
);

export const current = readAsMember(async ({ id }, sessionId) => {
  const tools = memberTools();
  const shown = await readCurrent(tools, id, clock.now());
  const isNew = await mustNameCard(tools, { memberId: id, sessionId });
  return privateJson(200, isNew ? withoutCard(shown) : shown);
});

const doneAnswer = (done: Done): Response => {
  if (done === 'none') return privateError(409, BILLING.none);
  return done === 'refunded' ? privateError(409, BILLING.refunded) : privateJson(200, OK);
};

export const cancel = asMember(async ({ id }) => doneAnswer(await cancelOwn(memberTools(), id)));

/** It renews again, which costs money. */
export const resume = withCard(
  unlessShutOut(async ({ id }) => doneAnswer(await resumeOwn(memberTools(), id, clock.now()))),
);

const NO_SWITCH = {
  none: BILLING.none,
  same: BILLING.samePlan,
  ending: BILLING.endingPlan,
  unpaid: BILLING.unpaidPlan,
} as const satisfies Readonly<Record<plans.NoSwitch, string>>;

export const preview = asMember(
  unlessShutOut(async ({ id }, { tier }: z.infer<typeof previewSwitch.body>) => {
    const figures = await plans.previewSwitch(memberTools(), id, tier, clock.now());
    return typeof figures === 'string'
      ? privateError(409, NO_SWITCH[figures])
      : privateJson(200, figures);
  }),
);

export const switchTo = withCard(
  unlessShutOut(async ({ id }, agreed: z.infer<typeof switchPlan.body>) => {
    const switched = await plans.switchOwn(memberTools(), id, agreed, clock.now());
    if (switched === 'done') return privateJson(200, OK);
    return privateError(409, switched === 'outdated' ? BILLING.outdated : NO_SWITCH[switched]);
  }),
);

export const portal = withCard(async ({ id }) => {
  const url = await openPortal(memberTools(), id);
  return url === undefined ? privateError(409, BILLING.neverBought) : privateJson(200, { url });
});
