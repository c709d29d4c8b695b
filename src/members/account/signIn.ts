import { Refused } from '#contract/refused.ts';
import { TERMS_VERSION } from '#domain/product/legal.ts';
import type { Call } from '#http/endpoint.ts';
import { jobLog } from '#jobLog';
import { CODE_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { SIGN_IN } from './rules/texts.ts';
import { codes, signInSettings } from './tools.ts';
import { confirmCode } from './verbs/confirmCode.ts';
import { LOOK_STEP_MS, noSooner } from './verbs/noSooner.ts';
import { isReachable } from './verbs/reachable.ts';
import { requestCode } from './verbs/requestCode.ts';
import { whenceOf } from './whence.ts';
import { accounts } from './who.ts';

/** Answers to a wish for a code come at whole seconds. */
const SEND_STEP_MS = 1_000;
/**
 * While strangers are sent nothing, members' texts must not be seen by their time: twice as long as the provider and Supabase
 * take together.
 */
const CLOSED_STEP_MS = 5_000;

const toolsOf = ({ site: { use } }: Call) => ({ accounts: use(accounts), codes: use(codes) });

/** Sends a code to a number. @param failed the message if none can be sent */
export async function sendCodeTo(phone: string, failed: string, call: Call) {
  if (!isReachable(phone, call.site.env)) throw new Refused('invalid', SIGN_IN.foreignPhone.text);
  const { daily } = call.site.use(signInSettings);
  const { ip } = whenceOf(call);
  const tools = { ...toolsOf(call), log: jobLog('sign-in') };
  const { browser, isClosed, ...said } = await noSooner(
    (requested) => (requested?.isClosed ? CLOSED_STEP_MS : SEND_STEP_MS),
    () => requestCode(tools, { phone, ip, daily, failed }),
  );
  CODE_COOKIE.write(call.context, browser);
  return { ok: true, ...said };
}

/** Signs in with a code; the session is always new, whatever cookie the request has. */
export async function signInWith(
  { phoneNumber, code }: { readonly phoneNumber: string; readonly code: string },
  call: Call,
) {
  const { phoneKey } = call.site.use(signInSettings);
  const { token, ...signedIn } = await noSooner(LOOK_STEP_MS, () =>
    confirmCode(toolsOf(call), {
      phone: phoneNumber,
      code,
      browser: CODE_COOKIE.read(call.context),
      terms: TERMS_VERSION,
      whence: whenceOf(call),
      phoneKey,
    }),
  );
  CODE_COOKIE.remove(call.context);
  SESSION_COOKIE.write(call.context, token);
  return signedIn;
}
