import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { LONGEST_NAME, passkeyNameOf } from '../rules/passkeyName.ts';
import { PASSKEYS } from '../rules/passkeyTexts.ts';
import { PASSKEY_PATHS } from './passkeyPaths.ts';
import { userSchema } from './user.ts';

const nothing = z.strictObject({});
const ok = z.object({ ok: z.literal(true) });

/** Bytes as WebAuthn's JSON has them: base64url without padding. @param most characters */
const bytes = (most: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{1,${most}}$`)));

/** Limit of a body in bytes: a key of RSA and what a device says of itself fit in several times. */
const LARGEST = 16_384;
const MOST = { id: 1_400, client: 4_096, signed: 8_192 } as const;

/** What a browser hands over of either kind of ceremony, in the form of WebAuthn's own JSON. */
const credential = <Response extends z.core.SomeType>(response: Response) =>
  z.object({
    id: bytes(MOST.id),
    rawId: bytes(MOST.id),
    type: z.literal('public-key'),
    response,
  });

/** A new passkey, as `navigator.credentials.create` gives it. */
const added = credential(
  z.object({
    clientDataJSON: bytes(MOST.client),
    attestationObject: bytes(MOST.signed),
    /** How the device is reached. Unknown ways are left out. */
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
);
export type AddedCredential = z.infer<typeof added>;

/** What a passkey signed, as `navigator.credentials.get` gives it. */
const signed = credential(
  z.object({
    clientDataJSON: bytes(MOST.client),
    authenticatorData: bytes(MOST.signed),
    signature: bytes(MOST.signed),
    /** Whose passkey it is; each of ours says so. */
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
);
export type SignedCredential = z.infer<typeof signed>;

/** What a browser needs for a ceremony: WebAuthn's own JSON, which nothing here reads. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });

/** GET: a member's passkeys, oldest first. From a device that is not trusted: 403 or 428. */
export const listPasskeys = {
  method: 'GET',
  path: PASSKEY_PATHS.list,
  answer: z.object({
    passkeys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** The browser that added it, by its own name (User-Agent). */
        device: z.string(),
        createdAt: instant,
        /** Last sign-in; null before the first. */
        usedAt: z.nullable(instant),
        /** Whether it may be on several of the member's devices. */
        syncs: z.boolean(),
        /** Why it signs in no more: a copy may be in other hands, or the account lay unused when a code opened it. */
        blocked: z.nullable(z.enum(['counter', 'quiet'])),
        /** Added elsewhere within a week, since this session began. */
        isNews: z.boolean(),
      }),
    ),
    /** Ids of the open sessions that began with a passkey. */
    sessions: z.array(z.uuid()),
  }),
} as const;
export type Passkey = z.infer<typeof listPasskeys.answer>['passkeys'][number];

/** POST: the question for a new passkey; good for one answer from this browser within five minutes. */
export const addPasskeyOptions = {
  method: 'POST',
  path: PASSKEY_PATHS.addOptions,
  body: nothing,
  answer: options,
} as const;

/** POST: adds the passkey that a device made for it. */
export const addPasskey = {
  method: 'POST',
  path: PASSKEY_PATHS.add,
  largest: LARGEST,
  body: z.object({ credential: added }),
  answer: z.object({ ok: z.literal(true), name: z.string() }),
} as const;

/** POST: the question for signing in. It names no passkey and no member: the device looks for its own. */
export const passkeySignInOptions = {
  method: 'POST',
  path: PASSKEY_PATHS.signInOptions,
  body: nothing,
  answer: options,
} as const;

/** POST: signs in. A passkey that is unknown, removed, blocked or of a banned number, and a wrong signature: one answer. */
export const passkeySignIn = {
  method: 'POST',
  path: PASSKEY_PATHS.signIn,
  largest: LARGEST,
  body: z.object({ credential: signed }),
  answer: z.object({ user: userSchema }),
} as const;

/** POST: the same answer of a device proves the session that is open here (trust). One answer for whatever is wrong with it. */
export const provePasskey = {
  method: 'POST',
  path: PASSKEY_PATHS.prove,
  largest: LARGEST,
  body: z.object({ credential: signed }),
  answer: ok,
} as const;

export const renamePasskey = {
  method: 'POST',
  path: PASSKEY_PATHS.rename,
  body: z.object({
    id: z.uuid(),
    name: z.string({ error: PASSKEYS.badName }).check(
      z.refine((name) => passkeyNameOf(name) !== undefined, { error: PASSKEYS.badName }),
      z.maxLength(4 * LONGEST_NAME, { error: PASSKEYS.badName }),
    ),
  }),
  answer: ok,
} as const;

/** POST: lets a passkey sign in again that was blocked because the account lay unused. */
export const keepPasskey = {
  method: 'POST',
  path: PASSKEY_PATHS.keep,
  body: z.object({ id: z.uuid() }),
  answer: ok,
} as const;

/** POST: removes one passkey, or all. No session ends with it. */
export const removePasskey = {
  method: 'POST',
  path: PASSKEY_PATHS.remove,
  body: z.object({ which: z.union([z.literal('all'), z.uuid()]) }),
  answer: ok,
} as const;
