import * as z from 'zod/mini';
import { AUTH_PATHS } from './paths.ts';
import { phoneSchema } from './sendCode.ts';
import { verifyCode } from './verifyCode.ts';

/**
 * POST /api/auth/email-code: sends a code to the confirmed e-mail address of a number, if it has one; every number gets the same
 * answer, at the same time. 404 while e-mail is off, 429 after too many.
 */
export const sendEmailCode = {
  method: 'POST',
  path: AUTH_PATHS.sendEmailCode,
  body: z.object({ phoneNumber: phoneSchema }),
  answer: z.object({
    ok: z.literal(true),
    /** Seconds until another code may be requested. */
    resendAfter: z.int(),
  }),
} as const;

/** POST /api/auth/verify-email-code: signs in with that code, in the browser that requested it. As verify-code. */
export const verifyEmailCode = { ...verifyCode, path: AUTH_PATHS.verifyEmailCode } as const;
