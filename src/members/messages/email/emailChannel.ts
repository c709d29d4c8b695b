import type { EmailSettings } from '#members/account/channels/emailSettings.ts';
import type { MessageChannel, Sending } from '../channels/channel.ts';
import { secondsOf } from '../channels/retryAfter.ts';
import { unsubscribeUrl } from './address.ts';
import { footer } from './body.ts';
import { postEmail, type ResendAnswer } from './resend.ts';

/** Errors due to the e-mail itself; others concern our key, account or quota, which the owner must fix. */
const REFUSED = new Set([400, 413, 422]);

/** What Resend's answer means. What it may have taken may be sent again: by its key it is sent once. */
function sendingBy(answer: ResendAnswer, message: number, now: Date): Sending {
  if (answer.status === 'taken') return { status: 'taken', sid: answer.id };
  const { code, name, retryAfter } = answer;
  // The key is known with other words: it was accepted before our wording changed.
  if (name === 'invalid_idempotent_request') return { status: 'taken', sid: `email:${message}` };
  if (code === 0 || code >= 500 || code === 408) {
    return { status: 'unclear', code: code === 0 ? undefined : code };
  }
  if (REFUSED.has(code)) return { status: 'refused', code, block: undefined };
  return { status: 'later', code, after: secondsOf(retryAfter, now) };
}

/** Picks by e-mail, through Resend. Each can be stopped with one click, in the mail program (RFC 8058) or in the text. */
export function emailChannel(
  settings: EmailSettings,
  names: { readonly name: string; readonly helpLine: string },
): MessageChannel {
  const { siteUrl, postalAddress, hashKey } = settings;
  return {
    name: 'email',
    send: async ({ id, to, toHash, kind, title, text }, now) => {
      const unsubscribe = unsubscribeUrl(siteUrl, toHash ?? '', hashKey);
      const end = footer({ ...names, siteUrl, unsubscribe, postalAddress });
      const answer = await postEmail(settings, {
        to,
        subject: title ?? (kind === 'alert' ? `${names.name} alert` : names.name),
        text: `${text}\n\n${end}`,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        key: `message/${id}`,
        message: id,
      });
      return sendingBy(answer, id, now);
    },
  };
}
