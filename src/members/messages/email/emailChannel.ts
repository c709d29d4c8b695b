import type { EmailSettings } from '#members/account/channels/emailSettings.ts';
import type { MessageChannel } from '../channels/channel.ts';
import { unsubscribeUrl } from './address.ts';
import { footer } from './body.ts';
import { oneClick } from './oneClick.ts';
import { postEmail } from './resend.ts';
import { sendingOf } from './sendingOf.ts';

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
        headers: oneClick(unsubscribe),
        key: `message/${id}`,
        message: id,
      });
      return sendingOf(answer, `email:${id}`, now);
    },
  };
}
