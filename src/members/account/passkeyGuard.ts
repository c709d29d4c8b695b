import { Refused } from '#contract/refused.ts';
import type { Guard } from '#http/endpoint.ts';
import { requireCard } from '#members/billing/card.ts';
import { PASSKEYS } from './rules/passkeyTexts.ts';
import type { UsedSession } from './store/accounts.ts';
import { passkeys } from './tools.ts';
import { member } from './who.ts';

/**
 * The class of everything that a member does with passkeys: trust. A number that is in other hands must neither add a key to the
 * account nor see or take away those of whoever had it before. The one place where that is set.
 */
export const passkeyGuard: Guard<UsedSession> = async (call) => {
  const used = await member(call);
  const { user, sessionId } = used;
  if (!(await call.site.use(passkeys).isUntrusted(user.id, sessionId))) return used;
  // With a card on file the device can become trusted at once; the refusal says how.
  await requireCard(call, used);
  throw new Refused('forbidden', PASSKEYS.untrusted);
};
