import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { AUTH_PATHS } from './paths.ts';
import { userSchema } from './user.ts';

/** A member on one of their devices. */
const userHere = z.extend(userSchema, {
  /** When another device signed in that this one, from before it, is to be asked about; left out if there is none. */
  newSignIn: z.optional(instant),
});

/** GET /api/auth/session: who is signed in here; `user` is null for nobody. Never cached. */
export const session = {
  method: 'GET',
  path: AUTH_PATHS.session,
  query: z.strictObject({}),
  answer: z.object({
    user: z.nullable(userHere),
    /** The server's time: a pause ends by it, whatever the device's clock says. */
    now: instant,
    /** Only where nobody is signed in, and codes by text do not reach phones at the moment. */
    texts: z.optional(z.literal('failing')),
    /** Whether a code by e-mail may be asked for. */
    emailCode: z.boolean(),
  }),
} as const;

/** GET /api/auth/sessions: where the member is signed in, most recently used first. */
export const sessions = {
  method: 'GET',
  path: AUTH_PATHS.sessions,
  query: z.strictObject({}),
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** The browser's own name for itself (User-Agent); empty while the requesting device is not trusted. */
        device: z.string(),
        createdAt: instant,
        usedAt: instant,
        /** Whether it is the requesting session. */
        here: z.boolean(),
        /** Whether it is trusted with what the account had before it. */
        trusted: z.boolean(),
        /** Whether it began after this one, and no device from before it has said that it is the member's. */
        asked: z.boolean(),
      }),
    ),
  }),
} as const;

/** POST /api/auth/sign-out: ends this session, another by its id, or all of them. */
export const signOut = {
  method: 'POST',
  path: AUTH_PATHS.signOut,
  body: z.object({ which: z.union([z.enum(['this', 'all']), z.uuid()]) }),
  answer: z.object({ ok: z.literal(true) }),
} as const;
