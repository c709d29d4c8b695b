import type * as z from 'zod/mini';
import type { setLimits as limitsContract } from '#contract/bets/limits.ts';
import type { beginPause } from '#contract/bets/pause.ts';
import type { syncBets } from '#contract/bets/sync.ts';
import { SHUT_OUT } from '#domain/bets/pause.ts';
import { BILLING } from '#domain/billing/texts.ts';
import { shutOut } from '#server/tasks/bets/shutOut.ts';
import { mustNameCard } from '#server/tasks/subscriptions/nameCard.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { asMember, readAsMember } from '../subscriptions/asMember.ts';
import { memberTools } from '../subscriptions/tools.ts';

const NO_PREMIUM =
  'Bets are kept in your account while you have Premium. They stay on this device.';

const FULL =
  'Your account holds 100,000 bets, and no more. Those noted since stay on this device: delete some to sync again.';
const REFUSED = {
  shutOut: { status: 403, text: SHUT_OUT },
  premium: { status: 403, text: NO_PREMIUM },
  full: { status: 413, text: FULL },
} as const;

/** A member's bets: what this device has changed, for what it has not seen. */
export const sync = asMember(async ({ id }, body: z.infer<typeof syncBets.body>) => {
  if (body.userId !== id) return privateError(403, BILLING.notYou);
  const synced = await memberTools().bets.sync(id, body);
  if (synced === null) return privateError(401, BILLING.signIn);
  if (!('refused' in synced)) return privateJson(200, synced);
  const { status, text } = REFUSED[synced.refused];
  return privateError(status, text);
});

export const showLimits = readAsMember(async ({ id }) =>
  privateJson(200, { userId: id, ...(await memberTools().bets.readLimits(id)) }),
);

export const setLimits = asMember(async ({ id }, body: z.infer<typeof limitsContract.body>) => {
  if (body.userId !== id) return privateError(403, BILLING.notYou);
  return privateJson(200, await memberTools().bets.setLimits(id, body));
});

/** Begins a pause, or self-exclusion, for which a new device names the card on file first: nobody takes it back. */
export const pause = asMember(async ({ id }, body: z.infer<typeof beginPause.body>, sessionId) => {
  if (body.userId !== id) return privateError(403, BILLING.notYou);
  const here = { memberId: id, sessionId };
  if (body.kind === 'exclusion' && (await mustNameCard(memberTools(), here)))
    return privateError(428, BILLING.nameCard);
  const begun = await shutOut(memberTools(), id, body);
  return begun ? privateJson(200, begun) : privateError(401, BILLING.signIn);
});
