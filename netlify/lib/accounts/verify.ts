import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import type { verifyCode } from '#contract/auth/verifyCode.ts';
import { SIGN_IN, TOO_MANY_GUESSES } from '#domain/account/texts.ts';
import { TERMS_VERSION } from '#domain/legal.ts';
import { confirmCode } from '#server/tasks/accounts/confirmCode.ts';
import { noSooner } from '#server/tasks/accounts/noSooner.ts';
import { CODE_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { accountTools } from './environment.ts';
import { privateError, privateJson } from './privateAnswer.ts';
import { whenceOf } from './whence.ts';

/** Longer than looking at a code takes, ms. */
const LONGEST_MS = 400;
const DAY_S = 86_400;

/** Signs in with a code; the session is a new one, whatever cookie came with the request. */
export async function verify(
  { phoneNumber, code }: z.infer<typeof verifyCode.body>,
  request: Request,
  context: Context,
): Promise<Response> {
  const tools = accountTools();
  const confirmed = await noSooner(LONGEST_MS, () =>
    confirmCode(tools, {
      phone: phoneNumber,
      code,
      browser: CODE_COOKIE.read(context),
      terms: TERMS_VERSION,
      whence: whenceOf(request, context),
      phoneKey: tools.phoneKey,
    }),
  );
  if (confirmed.status === 'wrong') return privateError(400, SIGN_IN.wrongCode.text);
  if (confirmed.status === 'locked') {
    return privateError(429, TOO_MANY_GUESSES, { 'retry-after': String(DAY_S) });
  }
  CODE_COOKIE.remove(context);
  SESSION_COOKIE.write(context, confirmed.token);
  return privateJson(200, { isNewUser: confirmed.isNewUser, user: confirmed.user });
}
