import process from 'node:process';
import { CHANNELS, type Channel } from '#domain/messages/channel.ts';
import { type EmailSettings, emailSettings } from '#server/messaging/email/settings.ts';
import { type PushSettings, pushSettings } from '#server/messaging/push/settings.ts';
import { type PicksSettings, picksSettings } from '#server/messaging/twilio/settings.ts';
import { reasonOf } from '../billing/reasonOf.ts';

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

/** Those that the owner has turned on. */
export function offeredNames(): readonly Channel[] {
  const isOffered = offeredChannels();
  return CHANNELS.filter((channel) => isOffered[channel]);
}
