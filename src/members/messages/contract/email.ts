import * as z from 'zod/mini';
import { CODE_PATTERN } from '#members/account/rules/code.ts';
import { LONGEST_ADDRESS } from '../rules/address.ts';
import { MESSAGE_PATHS } from './paths.ts';

const ok = z.object({ ok: z.literal(true) });

/** An address that e-mail may be sent to: trimmed, of RFC 5321's length. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LONGEST_ADDRESS),
    z.email('Please enter an e-mail address, such as name@example.com'),
  );

/** POST: sends a code to an address. 429 after too many, 409 if nothing is sent to it. */
export const askEmail = {
  method: 'POST',
  path: MESSAGE_PATHS.askEmail,
  body: z.strictObject({ address: emailAddress }),
  answer: ok,
} as const;

/** POST: confirms the address with its code. 400 for a wrong one, 410 if a new one must be requested. */
export const confirmEmail = {
  method: 'POST',
  path: MESSAGE_PATHS.confirmEmail,
  body: z.strictObject({
    code: z.string().check(z.regex(CODE_PATTERN, 'Please enter the six digits of the code')),
  }),
  answer: ok,
} as const;

/** POST: takes the address away. */
export const removeEmail = {
  method: 'POST',
  path: MESSAGE_PATHS.removeEmail,
  body: z.strictObject({}),
  answer: ok,
} as const;
