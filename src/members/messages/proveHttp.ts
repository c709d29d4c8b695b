import { Refused } from '#contract/refused.ts';
import { post } from '#http/own.ts';
import { confirmProof, sendProof } from '#members/account/contract/trust.ts';
import { CODE_MINUTES } from '#members/account/rules/code.ts';
import { trust } from '#members/account/tools.ts';
import { anyDevice } from '#members/account/trust.ts';
import { newCode } from '#members/account/verbs/secrets.ts';
import { member } from '#members/account/who.ts';
import { SITE } from '#site';
import { emailCodeHash } from './email/address.ts';
import { expectRight, mailAwaitedCode, requireEmail, tooManyMails } from './verbs/mailCode.ts';

const proofMailText = (code: string, host: string): string =>
  `Your code: ${code}\n\nSomebody has signed in to your account at ${SITE.name} on a device that is new to us, and asks to be trusted with what is in it. If it was you, enter the code at https://${host}/account within ${CODE_MINUTES.email} minutes. If not, give it to nobody and sign that device out on one you used before.`;

/** Sends a code to the address that was confirmed before this session began. */
const send = post(sendProof, anyDevice(member), async ({ who, call: { site } }) => {
  const settings = requireEmail(site.env);
  const here = { memberId: who.user.id, sessionId: who.sessionId };
  const code = newCode();
  const hash = emailCodeHash(here.memberId, here.sessionId, code, settings.hashKey);
  const asked = await site.use(trust).beginCode(here, hash);
  if (asked.outcome === 'wait') throw tooManyMails(asked.seconds);
  if (asked.outcome === 'none')
    throw new Refused('conflict', 'There is no address that was confirmed before you signed in.');
  await mailAwaitedCode(
    site,
    { kind: 'proof', id: asked.id },
    {
      to: asked.address,
      subject: `${code} is your ${SITE.name} code`,
      text: proofMailText(code, new URL(settings.siteUrl).host),
    },
  );
  return { ok: true };
});

const confirm = post(confirmProof, anyDevice(member), async ({ who, body, call: { site } }) => {
  const { hashKey } = requireEmail(site.env);
  const here = { memberId: who.user.id, sessionId: who.sessionId };
  const hash = emailCodeHash(here.memberId, here.sessionId, body.code, hashKey);
  expectRight(await site.use(trust).tryCode(here, hash));
  return { ok: true };
});

/** A device proves itself by a code to the member's confirmed address. */
export const PROVE_ENDPOINTS = [send, confirm] as const;
