import { type Refusal, Refused } from '#contract/refused.ts';
import type { EmailSettings } from '#members/account/channels/emailSettings.ts';
import { offeredEmail } from '#members/account/channels/offered.ts';
import { CODE_MINUTES } from '#members/account/rules/code.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import { newCode } from '#members/account/verbs/secrets.ts';
import { SITE } from '#site';
import type { Environment, Site } from '#wiring';
import { addressHash, boxHashes, emailCodeHash } from '../email/address.ts';
import { postEmail } from '../email/resend.ts';
import { NOT_SUBSCRIBED, SHUT_OUT_REFUSAL } from '../refusals.ts';
import type { EmailCodeOutcome } from '../store/messageChannels.ts';
import { channels } from '../tools.ts';

const NOT_SENT: Readonly<Record<Exclude<EmailCodeOutcome['outcome'], 'send' | 'wait'>, Refusal>> = {
  refused: ['conflict', 'We cannot e-mail this address. Please use another.'],
  'shut out': SHUT_OUT_REFUSAL,
  'no subscription': NOT_SUBSCRIBED,
  gone: ['signedOut', SIGNED_OUT],
};

const codeText = (code: string, host: string): string =>
  `Your code: ${code}\n\nEnter it at https://${host}/account within ${CODE_MINUTES.email} minutes to confirm this address for ${SITE.name}. If you did not ask for it, do nothing: no other e-mail will come.`;

export const tooManyCodes = (retryAfter: number): Refused =>
  new Refused('tooOften', 'Too many codes were sent. Please try again later.', { retryAfter });

/** Settings for e-mail. Throws Refused if it is off. */
export function requireEmail(env: Environment): EmailSettings {
  const settings = offeredEmail(env);
  if (!settings)
    throw new Refused('notFound', 'We do not send e-mail yet. Please choose another way.');
  return settings;
}

/** Sends a code to an address that a member entered. Throws Refused if none is sent. */
export async function sendAddressCode(
  { env, use }: Site,
  memberId: string,
  address: string,
): Promise<void> {
  const settings = requireEmail(env);
  const { hashKey, siteUrl } = settings;
  const code = newCode();
  const asked = await use(channels).beginEmailCode(memberId, address, {
    address: addressHash(address, hashKey),
    code: emailCodeHash(memberId, address, code, hashKey),
  });
  if (asked.outcome === 'wait') throw tooManyCodes(asked.seconds);
  if (asked.outcome !== 'send') throw new Refused(...NOT_SENT[asked.outcome]);
  const seconds = await use(channels).countBox(
    { kind: 'address', id: asked.id },
    boxHashes(address, hashKey),
  );
  if (seconds > 0) throw tooManyCodes(seconds);
  const sent = await postEmail(settings, {
    to: address,
    subject: `${code} is your ${SITE.name} code`,
    text: codeText(code, new URL(siteUrl).host),
    key: `code/${asked.id}`,
  });
  if (sent.status === 'taken') return;
  console.error(`A code was not e-mailed: ${sent.code} ${sent.name}`);
  if (sent.code === 422 || sent.code === 400)
    throw new Refused('invalid', 'We cannot e-mail this address. Please use another.');
  const text = 'We could not send the code. Please try again in a minute.';
  throw new Refused('unavailable', text, { retryAfter: 60 });
}
