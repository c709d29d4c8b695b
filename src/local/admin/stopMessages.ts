import { randomBytes } from 'node:crypto';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import { addressHash } from '#members/messages/email/address.ts';
import type { MessageChannels } from '#members/messages/store/messageChannels.ts';
import type { Messages } from '#members/messages/store/messages.ts';
import { PlainError } from '../plainError.ts';
import { numberIn, spokenNumber } from './number.ts';

interface Tools {
  readonly messages: Pick<Messages, 'takeInbound'>;
  readonly channels: Pick<MessageChannels, 'blockAddress'>;
  readonly phoneKey: string | undefined;
}

/** As Twilio's own ids look; of no text of Twilio's. */
const newSid = (): string => `SM${randomBytes(16).toString('hex')}`;

/**
 * Stops texts to a number, or e-mails to an address, for who asked in another way than the messages offer: by a reply to an
 * e-mail, by a call, by letter. Any reasonable way of asking counts (47 CFR 64.1200(a)(10)).
 */
export async function stopMessages(
  { messages, channels, phoneKey }: Tools,
  word: string,
): Promise<string> {
  if (!phoneKey) {
    throw new PlainError(
      'PHONE_HASH_KEY must be set: who is sent nothing is kept by a hash alone.',
    );
  }
  if (word.includes('@')) {
    await channels.blockAddress(addressHash(word, phoneKey), 'stop');
    return `${word} gets no more e-mails with picks or alerts.`;
  }
  const phone = numberIn(word);
  const outcome = await messages.takeInbound(newSid(), phoneHash(phone, phoneKey), 'sms', 'stop');
  return outcome === 'stopped already'
    ? `${spokenNumber(phone)} was stopped already.`
    : `${spokenNumber(phone)} gets no more texts with picks or alerts, until START is texted from it.`;
}
