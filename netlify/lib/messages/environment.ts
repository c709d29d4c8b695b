import process from 'node:process';
import { emailChannel } from '#server/messaging/email/emailChannel.ts';
import { pushChannel } from '#server/messaging/push/pushChannel.ts';
import { twilioChannel } from '#server/messaging/twilio/twilioChannel.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMessageChannels, type MessageChannels } from '#server/store/messageChannels.ts';
import { createMessages, type Messages } from '#server/store/messages.ts';
import { dayReader } from '#server/tasks/messages/digestDay.ts';
import type { Channels } from '#server/tasks/messages/sendClaimed.ts';
import type { DigestTools } from '#server/tasks/messages/sendDigests.ts';
import { SITE } from '#site';
import { refreshStore } from '../environment.ts';
import { offered, offeredEmail, offeredPush } from './offered.ts';

/** The channels that are on, ready to send; undefined where none is. */
export function sendingChannels(): Channels | undefined {
  const [sms, push, email] = [offered(), offeredPush(), offeredEmail()];
  if (!sms && !push && !email) return undefined;
  return {
    ...(sms && { sms: twilioChannel(sms) }),
    ...(push && { push: pushChannel(push, SITE.name) }),
    ...(email && { email: emailChannel(email, SITE) }),
  };
}

/** For answers to a reader or a webhook. */
export const promptMessages = (): Messages => createMessages(connect(process.env, PROMPT));
export const promptChannels = (): MessageChannels =>
  createMessageChannels(connect(process.env, PROMPT));

/** What digests are decided and sent with. */
export const digestTools = (channels: Channels, failed: DigestTools['failed']): DigestTools => ({
  messages: createMessages(connect(process.env)),
  channels,
  day: dayReader(refreshStore()),
  sender: {
    name: SITE.name,
    host: new URL(process.env.URL ?? SITE.url).host,
    helpLine: SITE.helpLine,
  },
  failed,
});
