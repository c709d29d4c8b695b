import { type Refusal, Refused } from '#contract/refused.ts';
import { CODE_MINUTES } from '#members/account/rules/code.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import { newCode } from '#members/account/verbs/secrets.ts';
import { SITE } from '#site';
import type { Site } from '#wiring';
import { addressHash, emailCodeHash } from '../email/address.ts';
import { NOT_SUBSCRIBED, SHUT_OUT_REFUSAL } from '../refusals.ts';
import type { EmailCodeOutcome } from '../store/messageChannels.ts';
import { channels } from '../tools.ts';
import { mailAwaitedCode, requireEmail, tooManyMails } from './mailCode.ts';

const NOT_SENT: Readonly<Record<Exclude<EmailCodeOutcome['outcome'], 'send' | 'wait'>, Refusal>> = {
  refused: ['conflict', 'We cannot e-mail this address. Please use another.'],
  'shut out': SHUT_OUT_REFUSAL,
  'no subscription': NOT_SUBSCRIBED,
  gone: ['signedOut', SIGNED_OUT],
};

const addressMailText = (code: string, host: string): string =>
  `Your code: ${code}\n\nEnter it at https://${host}/account within ${CODE_MINUTES.email} minutes to confirm this address for ${SITE.name}. If you did not ask for it, do nothing: no other e-mail will come.`;

/** Sends a code to an address that a member entered. Throws Refused if none is sent. */
export async function sendAddressCode(
  site: Site,
  memberId: string,
  address: string,
): Promise<void> {
  const { hashKey, siteUrl } = requireEmail(site.env);
  const code = newCode();
  const asked = await site.use(channels).beginEmailCode(memberId, address, {
    address: addressHash(address, hashKey),
    code: emailCodeHash(memberId, address, code, hashKey),
  });
  if (asked.outcome === 'wait') throw tooManyMails(asked.seconds);
  if (asked.outcome !== 'send') throw new Refused(...NOT_SENT[asked.outcome]);
  await mailAwaitedCode(
    site,
    { kind: 'address', id: asked.id },
    {
      to: address,
      subject: `${code} is your ${SITE.name} code`,
      text: addressMailText(code, new URL(siteUrl).host),
    },
  );
}
