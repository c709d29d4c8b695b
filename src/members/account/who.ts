import { Refused } from '#contract/refused.ts';
import type { Call, Guard } from '#http/endpoint.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { SESSION_COOKIE } from './cookies.ts';
import { CALL_CAPS, TOO_MANY_CALLS } from './rules/callCaps.ts';
import { SHUT_OUT } from './rules/pause.ts';
import { SIGNED_OUT } from './rules/texts.ts';
import { type Accounts, createAccounts, type UsedSession } from './store/accounts.ts';
import { nextSecret, secretDigest } from './verbs/secrets.ts';

export const accounts: Tool<Accounts> = ({ use }) => createAccounts(use(promptClient));

/** Who is signed in, asked of the database at each request; null for nobody. The cookie is renewed once a day. */
export const visitor: Guard<UsedSession | null> = async ({ site, context }) => {
  const token = SESSION_COOKIE.read(context);
  if (token === '') {
    SESSION_COOKIE.tidy(context);
    return null;
  }
  const next = nextSecret(token, site.env.SUPABASE_SECRET_KEY ?? '');
  const used = await site.use(accounts).readSession(secretDigest(token), secretDigest(next));
  if (used === null) SESSION_COOKIE.remove(context);
  else if (used.renewed) SESSION_COOKIE.write(context, next);
  return used;
};

/**
 * Counts a call that makes us call a third party, on devices that are not trusted yet apart: they use up nothing of the others'.
 * Throws Refused with when the next one may be.
 */
async function withinCap({ site, url }: Call, { user, trust }: UsedSession): Promise<void> {
  const cap = CALL_CAPS[url.pathname];
  if (!cap) return;
  const kind = trust === null ? `${url.pathname} new` : url.pathname;
  const retryAfter = await site.use(accounts).countCall(user.id, kind, cap);
  if (retryAfter > 0) throw new Refused('tooOften', TOO_MANY_CALLS, { retryAfter });
}

/** The signed-in member; everybody else is asked to sign in. */
export const member: Guard<UsedSession> = async (call) => {
  const used = await visitor(call);
  if (!used) throw new Refused('signedOut', SIGNED_OUT);
  await withinCap(call, used);
  return used;
};

/** Refuses members who have shut themselves out, as the database says now. */
function unlessShutOut(used: UsedSession): UsedSession {
  if (used.user.shutOutUntil !== null) throw new Refused('forbidden', SHUT_OUT);
  return used;
}

/** A member who has not shut themselves out. */
export const openMember: Guard<UsedSession> = async (call) => unlessShutOut(await member(call));
