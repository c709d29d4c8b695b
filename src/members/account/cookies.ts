import type { Context } from '@netlify/functions';
import { CODE_MINUTES } from './rules/code.ts';
import { PASSKEY_MINUTES } from './rules/passkeyTexts.ts';

const DAY_S = 86_400;

/** Secure and for this host only: no other site or unencrypted request can read, set or send it. */
const options = (name: string, httpOnly: boolean) =>
  ({ name, path: '/', httpOnly, secure: true, sameSite: 'Lax' }) as const;

const cookie = (name: string, maxAge: number, httpOnly = true) => ({
  read: ({ cookies }: Context): string => cookies.get(name) ?? '',
  write: ({ cookies }: Context, value: string): void =>
    cookies.set({ ...options(name, httpOnly), value, maxAge }),
  remove: ({ cookies }: Context): void =>
    cookies.set({ ...options(name, httpOnly), value: '', maxAge: 0 }),
});

/** Days that a session may last. */
export const SESSION_DAYS = 30;

/** Of a member's session; as long as one may last. Page scripts cannot read it. */
const SECRET = cookie('__Host-session', SESSION_DAYS * DAY_S);
/**
 * Tells page scripts only that there may be a session: without it they need not ask, so readers without an account never wake a
 * function.
 */
const SIGN = cookie('__Host-here', SESSION_DAYS * DAY_S, false);

/** A session's cookie, and its readable sign. */
export const SESSION_COOKIE = {
  read: SECRET.read,
  write: (context: Context, value: string): void => {
    SECRET.write(context, value);
    SIGN.write(context, '1');
  },
  remove: (context: Context): void => {
    SECRET.remove(context);
    SIGN.remove(context);
  },
  /** Removes the readable sign of a session whose cookie is gone. */
  tidy: (context: Context): void => {
    if (SIGN.read(context) !== '') SIGN.remove(context);
  },
};

/** Binds a code to the browser that requested it; valid as long as a code. */
export const CODE_COOKIE = cookie('__Host-code', 60 * CODE_MINUTES.phone);

/** Binds a passkey's question to the browser that asked it; valid as long as the question. */
export const PASSKEY_COOKIE = cookie('__Host-passkey', 60 * PASSKEY_MINUTES);
