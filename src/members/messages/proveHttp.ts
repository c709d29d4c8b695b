import { Refused } from '#contract/refused.ts';
import { post } from '#http/own.ts';
import { confirmProof, sendProof } from '#members/account/contract/trust.ts';
import { CODE_MINUTES } from '#members/account/rules/code.ts';
import { trust } from '#members/account/tools.ts';
import { anyDevice } from '#members/account/trust.ts';
import { newCode } from '#members/account/verbs/secrets.ts';
import { member } from '#members/account/who.ts';
import { SITE } from '#site';
import { boxHashes, emailCodeHash } from './email/address.ts';
import { postEmail } from './email/resend.ts';
import { channels } from './tools.ts';
import { requireEmail, tooManyCodes } from './verbs/sendAddressCode.ts';

const codeText = (code: string, host: string): string =>
  `Your code: ${code}\n\nSomebody has signed in to your account at ${SITE.name} on a device that is new to us, and asks to be trusted with what is in it. If it was you, enter the code at https://${host}/account within ${CODE_MINUTES.email} minutes. If not, give it to nobody and sign that device out on one you used before.`;

/** Sends a code to the address that was confirmed before this session began. */
const send = post(sendProof, anyDevice(member), async ({ who, call: { site } }) => {
  const settings = requireEmail(site.env);
  const here = { memberId: who.user.id, sessionId: who.sessionId };
  const code = newCode();
  const hash = emailCodeHash(here.memberId, here.sessionId, code, settings.hashKey);
  const asked = await site.use(trust).beginCode(here, hash);
  if (asked.outcome === 'wait') throw tooManyCodes(asked.seconds);
  if (asked.outcome === 'none')
    throw new Refused('conflict', 'There is no address that was confirmed before you signed in.');
  const seconds = await site
    .use(channels)
    .countBox({ kind: 'proof', id: asked.id }, boxHashes(asked.address, settings.hashKey));
  if (seconds > 0) throw tooManyCodes(seconds);
  const sent = await postEmail(settings, {
    to: asked.address,
    subject: `${code} is your ${SITE.name} code`,
    text: codeText(code, new URL(settings.siteUrl).host),
    key: `proof/${asked.id}`,
  });
  if (sent.status === 'taken') return { ok: true };
  console.error(`A code of proof was not e-mailed: ${sent.code} ${sent.name}`);
  const text = 'We could not send the code. Please try again in a minute.';
  throw new Refused('unavailable', text, { retryAfter: 60 });
});

const confirm = post(confirmProof, anyDevice(member), async ({ who, body, call: { site } }) => {
  const { hashKey } = requireEmail(site.env);
  const here = { memberId: who.user.id, sessionId: who.sessionId };
  const hash = emailCodeHash(here.memberId, here.sessionId, body.code, hashKey);
  const outcome = await site.use(trust).tryCode(here, hash);
  if (outcome === 'wrong') throw new Refused('invalid', 'That is not the code we sent.');
  if (outcome === 'over')
    throw new Refused('over', 'That code has expired. Please ask for another.');
  return { ok: true };
});

/** A device proves itself by a code to the member's confirmed address. */
export const PROVE_ENDPOINTS = [send, confirm] as const;
