import { Refused } from '#contract/refused.ts';
import type { EmailSettings } from '#members/account/channels/emailSettings.ts';
import { offeredEmail } from '#members/account/channels/offered.ts';
import type { Environment, Site } from '#wiring';
import { boxHashes } from '../email/address.ts';
import { postEmail, type ResendAnswer } from '../email/resend.ts';
import { channels } from '../tools.ts';

/** Settings for e-mail. Throws Refused if it is off. */
export function requireEmail(env: Environment): EmailSettings {
  const settings = offeredEmail(env);
  if (!settings)
    throw new Refused('notFound', 'We do not send e-mail yet. Please choose another way.');
  return settings;
}

export const tooManyMails = (retryAfter: number): Refused =>
  new Refused('tooOften', 'Too many codes were sent. Please try again later.', { retryAfter });

/** A code as noted: what it is for, and its id there. */
interface NotedCode {
  readonly kind: 'proof' | 'address' | 'sign-in';
  readonly id: number;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Mails a noted code, once, unless its box has had enough of them: then it says in how many seconds the next one may be sent. */
export async function mailCode(
  { env, use }: Site,
  { kind, id }: NotedCode,
  mail: Mail,
): Promise<ResendAnswer | { readonly status: 'wait'; readonly seconds: number }> {
  const settings = requireEmail(env);
  const box = boxHashes(mail.to, settings.hashKey);
  const seconds = await use(channels).countBox({ kind, id }, box);
  if (seconds > 0) return { status: 'wait', seconds };
  const sent = await postEmail(settings, { ...mail, key: `${kind}/${id}` });
  if (sent.status === 'failed')
    console.error(`A code was not e-mailed (${kind}): ${sent.code} ${sent.name}`);
  return sent;
}

/** The same for a member who waits for it. Throws Refused if it was not sent. */
export async function mailAwaitedCode(site: Site, code: NotedCode, mail: Mail): Promise<void> {
  const sent = await mailCode(site, code, mail);
  if (sent.status === 'taken') return;
  if (sent.status === 'wait') throw tooManyMails(sent.seconds);
  if (code.kind === 'address' && (sent.code === 422 || sent.code === 400))
    throw new Refused('invalid', 'We cannot e-mail this address. Please use another.');
  const text = 'We could not send the code. Please try again in a minute.';
  throw new Refused('unavailable', text, { retryAfter: 60 });
}

/** Throws Refused unless the code that a member entered was the one mailed. */
export function expectRight(outcome: 'right' | 'wrong' | 'over'): void {
  if (outcome === 'wrong') throw new Refused('invalid', 'That is not the code we sent.');
  if (outcome === 'over')
    throw new Refused('over', 'That code has expired. Please ask for another.');
}
