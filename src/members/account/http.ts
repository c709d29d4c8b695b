import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { anyone, get, post } from '#http/own.ts';
import { offeredEmail } from './channels/offered.ts';
import { resendCode, sendCode } from './contract/sendCode.ts';
import { session, sessions, signOut } from './contract/session.ts';
import { verifyCode } from './contract/verifyCode.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { SIGN_IN, SIGNED_OUT } from './rules/texts.ts';
import { sendCodeTo, signInWith } from './signIn.ts';
import type { UsedSession } from './store/accounts.ts';
import { codesArrive } from './textsStatus.ts';
import { anyDevice } from './trust.ts';
import { accounts, member, visitor } from './who.ts';

const OK = { ok: true };

/** Signs out here, somewhere else or everywhere. */
async function endSession(which: string, used: UsedSession | null, call: Call) {
  if (!used) {
    if (which === 'this') return OK;
    throw new Refused('signedOut', SIGNED_OUT);
  }
  const ended = which === 'this' ? used.sessionId : which === 'all' ? undefined : which;
  const here = ended === undefined || ended === used.sessionId;
  const how = here ? 'sign-out' : 'elsewhere';
  await call.site.use(accounts).endSessions(used.user.id, how, ended, used.sessionId);
  if (here) SESSION_COOKIE.remove(call.context);
  return OK;
}

/** The member, and when somebody signed in elsewhere whom this device does not know. */
async function userHere({ user, sessionId }: UsedSession, call: Call) {
  const [newest] = await call.site.use(accounts).listUnknown(user.id, sessionId);
  return { ...user, ...(newest && { newSignIn: newest.createdAt }) };
}

/** Signing in and out, and where a member is signed in. */
export const SIGN_IN_ENDPOINTS = [
  post(sendCode, anyone, ({ body, call }) =>
    sendCodeTo(body.phoneNumber, SIGN_IN.sendFailed, call),
  ),
  post(resendCode, anyone, ({ body, call }) =>
    sendCodeTo(body.phoneNumber, SIGN_IN.resendFailed, call),
  ),
  post(verifyCode, anyone, ({ body, call }) => signInWith(body, call)),
  get(session, anyDevice(visitor), async ({ who, call }) => ({
    user: who && (await userHere(who, call)),
    now: call.now.toISOString(),
    ...(!who && (await call.site.use(codesArrive)()) === 'failing' && { texts: 'failing' }),
    emailCode: offeredEmail(call.site.env) !== undefined,
  })),
  get(sessions, anyDevice(member), async ({ who, call }) => {
    const [open, unknown] = await Promise.all([
      call.site.use(accounts).listSessions(who.user.id),
      call.site.use(accounts).listUnknown(who.user.id, who.sessionId),
    ]);
    return {
      sessions: open.map((each) => {
        const here = each.id === who.sessionId;
        // What devices the number's former holder had is none of a newcomer's business.
        const device = here || who.trust !== null ? each.device : '';
        return { ...each, device, here, asked: unknown.some(({ id }) => id === each.id) };
      }),
    };
  }),
  post(signOut, anyDevice(visitor), ({ who, body, call }) => endSession(body.which, who, call)),
] as const;
