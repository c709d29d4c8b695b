import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { anyone, get, post } from '#http/own.ts';
import * as contract from './contract/passkeys.ts';
import { PASSKEY_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { passkeyPlace } from './passkeyPlace.ts';
import { passkeyNameOf } from './rules/passkeyName.ts';
import { PASSKEYS } from './rules/passkeyTexts.ts';
import type { UsedSession } from './store/accounts.ts';
import { passkeys } from './tools.ts';
import { anyDevice, trustedDevice } from './trust.ts';
import { LOOK_STEP_MS, noSooner } from './verbs/noSooner.ts';
import { addPasskeyOf, askForPasskey } from './verbs/passkeys/addPasskey.ts';
import {
  askWhichPasskey,
  proveByPasskey,
  signInByPasskey,
} from './verbs/passkeys/signInByPasskey.ts';
import { newSecret } from './verbs/secrets.ts';
import { whenceOf } from './whence.ts';
import { member } from './who.ts';

const OK = { ok: true };

/** A secret of ours, as the cookie holds it. */
const SECRET = /^[\w-]{43}$/;

/** The browser's secret: that which it has, so that two of its tabs do not disturb each other, or a new one. */
function browserOf({ context }: Call): string {
  const has = PASSKEY_COOKIE.read(context);
  const browser = SECRET.test(has) ? has : newSecret();
  PASSKEY_COOKIE.write(context, browser);
  return browser;
}

const adderOf = ({ user, sessionId }: UsedSession, browser: string) => ({
  memberId: user.id,
  sessionId,
  browser,
});

/** Says that there is nothing to change where nothing was. */
function changed(count: number): typeof OK {
  if (count === 0) throw new Refused('notFound', PASSKEYS.gone);
  return OK;
}

/** Passkeys: added, listed, renamed and removed by members, and signing in with one. */
export const PASSKEY_ENDPOINTS = [
  get(contract.listPasskeys, trustedDevice(member), ({ who, call }) =>
    call.site.use(passkeys).list(who.user.id, who.sessionId),
  ),
  post(contract.addPasskeyOptions, trustedDevice(member), async ({ who, call }) => {
    const adder = adderOf(who, browserOf(call));
    const place = passkeyPlace(call);
    return { options: await askForPasskey(call.site.use(passkeys), place, adder, whenceOf(call)) };
  }),
  post(contract.addPasskey, trustedDevice(member), async ({ who, body, call }) => {
    const adder = adderOf(who, PASSKEY_COOKIE.read(call.context));
    const place = passkeyPlace(call);
    const store = call.site.use(passkeys);
    const name = await addPasskeyOf(store, place, adder, body.credential, whenceOf(call));
    return { ok: true, name };
  }),
  post(contract.passkeySignInOptions, anyone, async ({ call }) => {
    const place = passkeyPlace(call);
    const browser = browserOf(call);
    const whence = whenceOf(call);
    return { options: await askWhichPasskey(call.site.use(passkeys), place, browser, whence) };
  }),
  post(contract.passkeySignIn, anyone, async ({ body, call }) => {
    const place = passkeyPlace(call);
    const browser = PASSKEY_COOKIE.read(call.context);
    const { token, user } = await noSooner(LOOK_STEP_MS, () =>
      signInByPasskey(call.site.use(passkeys), place, browser, body.credential, whenceOf(call)),
    );
    PASSKEY_COOKIE.remove(call.context);
    SESSION_COOKIE.write(call.context, token);
    return { user };
  }),
  post(contract.provePasskey, anyDevice(member), async ({ who, body, call }) => {
    const here = { memberId: who.user.id, sessionId: who.sessionId };
    const browser = PASSKEY_COOKIE.read(call.context);
    const place = passkeyPlace(call);
    await noSooner(LOOK_STEP_MS, () =>
      proveByPasskey(call.site.use(passkeys), place, browser, body.credential, here),
    );
    return OK;
  }),
  post(contract.renamePasskey, trustedDevice(member), async ({ who, body, call }) => {
    const name = passkeyNameOf(body.name);
    if (name === undefined) throw new Refused('invalid', PASSKEYS.badName);
    return changed(await call.site.use(passkeys).rename(who.user.id, body.id, name));
  }),
  post(contract.keepPasskey, trustedDevice(member), async ({ who, body, call }) =>
    changed(await call.site.use(passkeys).keep(who.user.id, body.id)),
  ),
  post(contract.removePasskey, trustedDevice(member), async ({ who, body: { which }, call }) => {
    const store = call.site.use(passkeys);
    if (which !== 'all') return changed(await store.remove(who.user.id, which));
    await store.remove(who.user.id);
    return OK;
  }),
] as const;
