import process from 'node:process';
import type { Channel } from '#domain/messages/channel.ts';
import { emailChannel } from '#server/messaging/email/emailChannel.ts';
import { type EmailSettings, emailSettings } from '#server/messaging/email/settings.ts';
import { pushChannel } from '#server/messaging/push/pushChannel.ts';
import { type PushSettings, pushSettings } from '#server/messaging/push/settings.ts';
import { type PicksSettings, picksSettings } from '#server/messaging/twilio/settings.ts';
import { twilioChannel } from '#server/messaging/twilio/twilioChannel.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMessageChannels, type MessageChannels } from '#server/store/messageChannels.ts';
import { createMessages, type Messages } from '#server/store/messages.ts';
import { dayReader } from '#server/tasks/messages/digestDay.ts';
import type { Channels } from '#server/tasks/messages/sendClaimed.ts';
import type { DigestTools } from '#server/tasks/messages/sendDigests.ts';
import { SITE } from '#site';
import { reasonOf } from '../billing/reasonOf.ts';
import { refreshStore } from '../environment.ts';

/** What the environment has for a channel; a setting that is missing then is logged, and nothing is offered. */
function tolerant<Settings>(
  read: (environment: NodeJS.ProcessEnv) => Settings | undefined,
): Settings | undefined {
  try {
    return read(process.env);
  } catch (error) {
    console.error(reasonOf(error));
    return undefined;
  }
}

/** Whether picks are sent by text, and with what. */
export const offered = (): PicksSettings | undefined => tolerant(picksSettings);
export const offeredPush = (): PushSettings | undefined => tolerant(pushSettings);
export const offeredEmail = (): EmailSettings | undefined => tolerant(emailSettings);

/** Whether the owner has turned each channel on. */
export const offeredChannels = (): Readonly<Record<Channel, boolean>> => ({
  sms: offered() !== undefined,
  push: offeredPush() !== undefined,
  email: offeredEmail() !== undefined,
});

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
