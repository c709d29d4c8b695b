import type { Context } from '@netlify/functions';
import { SIGN_IN, tooManyCodes } from '#domain/account/texts.ts';
import { noSooner } from '#server/tasks/accounts/noSooner.ts';
import { isReachable } from '#server/tasks/accounts/reachable.ts';
import { requestCode } from '#server/tasks/accounts/requestCode.ts';
import { CODE_COOKIE } from './cookies.ts';
import { accountTools } from './environment.ts';
import { privateError, privateJson } from './privateAnswer.ts';
import { whenceOf } from './whence.ts';

/** Longer than making a new user takes, ms. */
const LONGEST_MS = 750;
/** Seconds until a second code may be asked for; the database has the same number. */
const RESEND_AFTER_S = 60;

/** Sends a code to a number. @param failed what is said where none can be sent */
export const sendCodeTo =
  (failed: string) =>
  async (
    { phoneNumber: phone }: { readonly phoneNumber: string },
    request: Request,
    context: Context,
  ): Promise<Response> => {
    if (!isReachable(phone)) return privateError(400, SIGN_IN.invalidPhone.text);
    const tools = accountTools();
    const { ip } = whenceOf(request, context);
    const requested = await noSooner(LONGEST_MS, () =>
      requestCode(tools, { phone, ip, daily: tools.daily }),
    );
    if (requested.status === 'failed') return privateError(502, failed);
    if (requested.status === 'wait') {
      const after = { 'retry-after': String(requested.seconds) };
      return privateError(429, tooManyCodes(requested.seconds), after);
    }
    CODE_COOKIE.write(context, requested.browser);
    return privateJson(200, { ok: true, resendAfter: RESEND_AFTER_S });
  };
