import type * as z from 'zod/mini';
import type { setLimits as limitsContract } from '#contract/bets/limits.ts';
import type { beginPause } from '#contract/bets/pause.ts';
import type { syncBets } from '#contract/bets/sync.ts';
import { SHUT_OUT } from '#domain/bets/pause.ts';
import { BILLING } from '#domain/billing/texts.ts';
import { shutOut } from '#server/tasks/bets/shutOut.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { asMember, readAsMember } from '../subscriptions/asMember.ts';
import { memberTools } from '../subscriptions/tools.ts';

const NO_PREMIUM =
  'Bets are kept in your account while you have Premium. They stay on this device.';

/** A member's bets: what this device has changed, for what it has not seen. */
export const sync = asMember(async ({ id }, body: z.infer<typeof syncBets.body>) => {
  const synced = await memberTools().bets.sync(id, body);
  if (synced === null) return privateError(401, BILLING.signIn);
  if (!('refused' in synced)) return privateJson(200, synced);
  return privateError(403, synced.refused === 'shutOut' ? SHUT_OUT : NO_PREMIUM);
});

export const showLimits = readAsMember(async ({ id }) =>
  privateJson(200, await memberTools().bets.readLimits(id)),
);

export const setLimits = asMember(async ({ id }, body: z.infer<typeof limitsContract.body>) =>
  privateJson(200, await memberTools().bets.setLimits(id, body)),
);

/** Begins a pause or self-exclusion. */
export const pause = asMember(async ({ id }, body: z.infer<typeof beginPause.body>) => {
  const begun = await shutOut(memberTools(), id, body);
  return begun ? privateJson(200, begun) : privateError(401, BILLING.signIn);
});
