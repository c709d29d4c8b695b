import * as z from 'zod/mini';
import { isDomestic, PHONE } from '../rules/phone.ts';
import { SIGN_IN } from '../rules/texts.ts';
import { AUTH_PATHS } from './paths.ts';

const refusal = ({ input }: { readonly input?: unknown }): string =>
  typeof input === 'string' && !isDomestic(input)
    ? SIGN_IN.foreignPhone.text
    : SIGN_IN.invalidPhone.text;

export const phoneSchema = z
  .string({ error: SIGN_IN.invalidPhone.text })
  .check(z.regex(PHONE, { error: refusal }));

const body = z.object({ phoneNumber: phoneSchema });

/** Known, unknown and banned numbers get the same answer. */
const answer = z.object({
  ok: z.literal(true),
  /** Seconds until another code may be requested. */
  resendAfter: z.int(),
  /** For the reader, where it is not sure that a text is on its way. */
  note: z.optional(z.string()),
});

/** POST /api/auth/send-code: sends a code of six digits, valid for five minutes in the browser that requested it. */
export const sendCode = { method: 'POST', path: AUTH_PATHS.sendCode, body, answer } as const;

/** POST /api/auth/resend-code: sends another code; the previous one becomes invalid. */
export const resendCode = { method: 'POST', path: AUTH_PATHS.resendCode, body, answer } as const;
