import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { CODE_PATTERN } from '../rules/code.ts';
import { TRUST_BY } from '../rules/trust.ts';
import { TRUST_PATHS } from './paths.ts';

const ok = z.object({ ok: z.literal(true) });
const nothing = z.strictObject({});

/** GET: how this device stands, and by what it may prove itself. 401 signed out. */
export const readTrust = {
  method: 'GET',
  path: TRUST_PATHS.standing,
  query: nothing,
  answer: z.object({
    /** What its trust comes of; null while there is none. */
    by: z.nullable(z.enum(TRUST_BY)),
    /** From when on waiting is enough. */
    waitsUntil: instant,
    ways: z.object({
      /** The last digits of the card that paid, or the number of an invoice. */
      payment: z.boolean(),
      /** A code to the address that was confirmed before. */
      email: z.boolean(),
      passkey: z.boolean(),
      /** Another device that is signed in and trusted. */
      device: z.boolean(),
    }),
  }),
} as const;
export type TrustShown = z.infer<typeof readTrust.answer>;

/** POST: a trusted device's word for another session. 404 if that is not open, 428 from a device that is not trusted. */
export const trustSession = {
  method: 'POST',
  path: TRUST_PATHS.device,
  body: z.strictObject({ session: z.uuid() }),
  answer: ok,
} as const;

/** POST: sends a code to the confirmed address. 409 if there is none, 429 after too many. */
export const sendProof = {
  method: 'POST',
  path: TRUST_PATHS.sendEmail,
  body: nothing,
  answer: ok,
} as const;

/** POST: the code. 400 for a wrong one, 410 if a new one must be requested. */
export const confirmProof = {
  method: 'POST',
  path: TRUST_PATHS.confirmEmail,
  body: z.strictObject({
    code: z.string().check(z.regex(CODE_PATTERN, 'Please enter the six digits of the code')),
  }),
  answer: ok,
} as const;
