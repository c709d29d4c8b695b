import { Refused } from '#contract/refused.ts';
import { TERMS_VERSION } from '#domain/product/legal.ts';
import type { Call } from '#http/endpoint.ts';
import { anyone, post } from '#http/own.ts';
import { sendEmailCode, verifyEmailCode } from '#members/account/contract/emailCode.ts';
import { CODE_COOKIE, SESSION_COOKIE } from '#members/account/cookies.ts';
import { SIGN_IN, TOO_MANY_GUESSES, tooManyCodesText } from '#members/account/rules/texts.ts';
import { signInSettings } from '#members/account/tools.ts';
import { LOOK_STEP_MS, noSooner } from '#members/account/verbs/noSooner.ts';
import { keyedHash, newCode, newSecret, secretDigest } from '#members/account/verbs/secrets.ts';
import { whenceOf } from '#members/account/whence.ts';
import { SITE } from '#site';
import { signInMail } from './rules/signInMail.ts';
import { emailSignIns } from './tools.ts';
import { mailCode, requireEmail } from './verbs/mailCode.ts';

/** Longer than noting a code takes, ms. */
const LONGEST_ASK_MS = 750;
const DAY_S = 86_400;

const codeHash = (phone: string, code: string, key: string): Buffer =>
  keyedHash(`email sign-in:${JSON.stringify([phone, code])}`, key);

/** Notes the wish, and sends the code without being waited for: a mail that leaves takes time, and only some have an address. */
async function ask(phone: string, browser: string, call: Call): Promise<number> {
  const { context, site, now } = call;
  const settings = requireEmail(site.env);
  const { ip, device } = whenceOf(call);
  const code = newCode();
  const request = {
    phone,
    browser: secretDigest(browser),
    codeHash: codeHash(phone, code, settings.hashKey),
  };
  const { daily } = site.use(signInSettings);
  const begun = await site.use(emailSignIns).begin(request, ip, daily);
  if (!('id' in begun))
    throw new Refused('tooOften', tooManyCodesText(begun.wait), { retryAfter: begun.wait });
  if (begun.address !== null) {
    const sender = { name: SITE.name, host: new URL(settings.siteUrl).host };
    const mail = signInMail(sender, code, { device, now });
    const { id, address } = begun;
    context.waitUntil(mailCode(site, { kind: 'sign-in', id }, { to: address, ...mail }));
  }
  return begun.resendAfter;
}

/** The browser's secret stays, so that a code by text that is on its way is still good. */
const send = post(sendEmailCode, anyone, async ({ body, call }) => {
  requireEmail(call.site.env);
  const browser = CODE_COOKIE.read(call.context) || newSecret();
  const resendAfter = await noSooner(LONGEST_ASK_MS, () => ask(body.phoneNumber, browser, call));
  CODE_COOKIE.write(call.context, browser);
  return { ok: true, resendAfter };
});

const verify = post(verifyEmailCode, anyone, async ({ body, call }) => {
  const { context, site } = call;
  const { hashKey } = requireEmail(site.env);
  const browser = CODE_COOKIE.read(context);
  const token = newSecret();
  const signedIn = await noSooner(LOOK_STEP_MS, () =>
    site.use(emailSignIns).try({
      phone: body.phoneNumber,
      browser: secretDigest(browser),
      codeHash: codeHash(body.phoneNumber, body.code, hashKey),
      token: secretDigest(token),
      terms: TERMS_VERSION,
      whence: whenceOf(call),
    }),
  );
  if (signedIn === null)
    throw new Refused('invalid', (browser === '' ? SIGN_IN.noCookie : SIGN_IN.wrongCode).text);
  if ('over' in signedIn) throw new Refused('tooOften', TOO_MANY_GUESSES, { retryAfter: DAY_S });
  CODE_COOKIE.remove(context);
  SESSION_COOKIE.write(context, token);
  return signedIn;
});

/** Signing in by a code to the confirmed e-mail address; all of it answers 404 while e-mail is off. */
export const EMAIL_SIGN_IN_ENDPOINTS = [send, verify] as const;
