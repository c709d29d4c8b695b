import * as z from 'zod/mini';
import { CODE_PATTERN } from '../rules/code.ts';
import { SIGN_IN } from '../rules/texts.ts';
import { AUTH_PATHS } from './paths.ts';
import { phoneSchema } from './sendCode.ts';
import { userSchema } from './user.ts';

/** POST /api/auth/verify-code: signs in with a code. Wrong, used, replaced, expired and locked codes all get the same answer. */
export const verifyCode = {
  method: 'POST',
  path: AUTH_PATHS.verifyCode,
  body: z.object({
    phoneNumber: phoneSchema,
    code: z
      .string({ error: SIGN_IN.codeFormat.text })
      .check(z.regex(CODE_PATTERN, { error: SIGN_IN.codeFormat.text })),
    tosAccepted: z.literal(true, { error: SIGN_IN.termsRequired.text }),
  }),
  answer: z.object({ isNewUser: z.boolean(), user: userSchema }),
} as const;
