import { randomInt } from 'node:crypto';
import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import type { askEmail, confirmEmail } from '#contract/messages/email.ts';
import { addressHash, emailCodeHash } from '#server/messaging/email/address.ts';
import { postEmail } from '#server/messaging/email/resend.ts';
import type { EmailCodeOutcome } from '#server/store/messageChannels.ts';
import { SITE } from '#site';
import { currentMember } from '../accounts/member.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { whenceOf } from '../accounts/whence.ts';
import { promptChannels } from './environment.ts';
import { offeredEmail } from './offered.ts';

const OK = { ok: true };
const signedOut = (): Response => privateError(401, 'Please sign in first');
const notOffered = (): Response => privateError(404, 'E-mail is not offered yet.');
const OVER = 'That code is over. Please ask for another.';

function refused(asked: Exclude<EmailCodeOutcome, { outcome: 'send' }>): Response {
  switch (asked.outcome) {
    case 'wait':
      return privateError(429, 'Too many codes were sent. Please try again later.', {
        'retry-after': String(asked.seconds),
      });
    case 'refused':
      return privateError(409, 'This address takes no e-mail of ours. Please use another.');
    case 'shut out':
      return privateError(409, 'You have shut yourself out: nothing is sent until that ends.');
    case 'no subscription':
      return privateError(403, 'Picks are sent to subscribers.');
    case 'gone':
      return signedOut();
  }
}

const codeText = (code: string, host: string): string =>
  `Your code: ${code}\n\nEnter it at https://${host}/account within 15 minutes to confirm this address for ${SITE.name}. If you did not ask for it, do nothing: no other e-mail will come.`;

/** Sends a code to an address that a member says is theirs. */
export async function askCode(
  { address }: z.infer<typeof askEmail.body>,
  _request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const settings = offeredEmail();
  if (!settings) return notOffered();
  const { hashKey, siteUrl } = settings;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const asked = await promptChannels().beginEmailCode(member.user.id, address, {
    address: addressHash(address, hashKey),
    code: emailCodeHash(member.user.id, address, code, hashKey),
  });
  if (asked.outcome !== 'send') return refused(asked);
  const sent = await postEmail(settings, {
    to: address,
    subject: `${code} is your ${SITE.name} code`,
    text: codeText(code, new URL(siteUrl).host),
    key: `code/${asked.id}`,
  });
  if (sent.status === 'taken') return privateJson(200, OK);
  console.error(`A code was not e-mailed: ${sent.code} ${sent.name}`);
  return sent.code === 422 || sent.code === 400
    ? privateError(400, 'Nothing can be sent to this address.')
    : privateError(503, 'The code could not be sent. Please try again in a minute.', {
        'retry-after': '60',
      });
}

/** Confirms the address that waits by the code that was sent there. */
export async function confirmCode(
  { code }: z.infer<typeof confirmEmail.body>,
  request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const settings = offeredEmail();
  if (!settings) return notOffered();
  const channels = promptChannels();
  const waiting = await channels.emailCode(member.user.id);
  if (!waiting) return privateError(410, OVER);
  const hash = emailCodeHash(member.user.id, waiting.address, code, settings.hashKey);
  const whence = whenceOf(request, context);
  const outcome = await channels.confirmEmail(member.user.id, waiting.id, hash, whence);
  if (outcome === 'confirmed') return privateJson(200, OK);
  return outcome === 'wrong'
    ? privateError(400, 'That is not the code we sent.')
    : privateError(410, OVER);
}

/** Takes the address away; also where e-mail is not offered any more. */
export async function removeAddress(
  _body: unknown,
  request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  await promptChannels().removeEmail(member.user.id, whenceOf(request, context));
  return privateJson(200, OK);
}
