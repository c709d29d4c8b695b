import { reasonOf } from '#jobLog';
import type { Environment } from '#wiring';
import { CHANNELS, type Channel } from '../rules/channel.ts';
import { type EmailSettings, emailSettings } from './emailSettings.ts';
import { type PushSettings, pushSettings } from './pushSettings.ts';
import { type PicksSettings, picksSettings } from './smsSettings.ts';

/** A channel's settings; if one is missing, that is logged and the channel is not offered. */
function tolerant<Settings>(
  env: Environment,
  read: (env: Environment) => Settings | undefined,
): Settings | undefined {
  try {
    return read(env);
  } catch (error) {
    console.error(reasonOf(error));
    return undefined;
  }
}

/** Settings for picks by text, if offered. */
export const offeredSms = (env: Environment): PicksSettings | undefined =>
  tolerant(env, picksSettings);
export const offeredPush = (env: Environment): PushSettings | undefined =>
  tolerant(env, pushSettings);
export const offeredEmail = (env: Environment): EmailSettings | undefined =>
  tolerant(env, emailSettings);

/** Whether the owner has turned each channel on. */
export const offeredChannels = (env: Environment): Readonly<Record<Channel, boolean>> => ({
  sms: offeredSms(env) !== undefined,
  push: offeredPush(env) !== undefined,
  email: offeredEmail(env) !== undefined,
});

/** The channels that the owner has turned on. */
export function offeredNames(env: Environment): readonly Channel[] {
  const isOffered = offeredChannels(env);
  return CHANNELS.filter((channel) => isOffered[channel]);
}
