import { atom } from 'nanostores';
import type { Posted } from '#client/post.ts';
import { showToast } from '#client/toasts.ts';
import type { Channel } from '#members/account/rules/channel.ts';
import { forgetMember } from '#members/account/screen/account.ts';
import { askContract, type Loaded, SignedOut } from '#members/account/screen/loaded.ts';
import { doOne, tellFailure } from '#members/billing/screen/manage.ts';
import { MESSAGE_PATHS } from '../contract/paths.ts';
import {
  type FollowableTeam,
  followableTeams,
  type MessageSettings,
  type MessagesShown,
  messageSettings,
  type PushSubscribed,
} from '../contract/settings.ts';

/** A member's message settings from the server. */
export const $messages = atom<Loaded<MessagesShown>>({ status: 'asking' });
/** Teams that can be followed, loaded for the search. */
export const $teams = atom<Loaded<readonly FollowableTeam[]> | undefined>(undefined);

/** Loads the settings. Without an answer, earlier data stay. */
export async function loadMessages(): Promise<void> {
  try {
    $messages.set({ status: 'known', value: await askContract(messageSettings) });
  } catch (error) {
    if (error instanceof SignedOut) return forgetMember();
    if ($messages.get().status !== 'known') $messages.set({ status: 'failed' });
  }
}

export async function loadTeams(): Promise<void> {
  if ($teams.get() && $teams.get()?.status !== 'failed') return;
  $teams.set({ status: 'asking' });
  try {
    $teams.set({ status: 'known', value: (await askContract(followableTeams)).teams });
  } catch (error) {
    if (error instanceof SignedOut) return forgetMember();
    $teams.set({ status: 'failed' });
  }
}

/** Performs one action and shows the new state. Returns the result; undefined if another action is running. */
async function change(
  name: string,
  path: string,
  body: object,
  done: string | undefined,
): Promise<Posted | undefined> {
  const posted = await doOne(name, path, body);
  if (!posted) return undefined;
  // Even if it was refused: a STOP may have arrived meanwhile.
  await loadMessages();
  if (!posted.ok) tellFailure(posted);
  else if (done !== undefined) showToast({ title: done });
  return posted;
}

const NAMES: Readonly<Record<Channel, string>> = {
  sms: 'Picks by text',
  push: 'Notifications on this device',
  email: 'Picks by e-mail',
};

/** Agrees to the wording that was shown. */
export const turnOnChannel = (
  channel: Channel,
  version: string,
  settings: MessageSettings,
  subscription?: PushSubscribed,
) =>
  change(
    `${channel} on`,
    MESSAGE_PATHS.turnOn,
    { channel, version, agreed: true, settings, ...(subscription && { subscription }) },
    `${NAMES[channel]} are on`,
  );

/** @param device for notifications, the one to turn off; all without it */
export const turnOff = (channel: Channel, device?: number) =>
  change(
    device === undefined ? `${channel} off` : `device ${device} off`,
    MESSAGE_PATHS.turnOff,
    { channel, ...(device !== undefined && { device }) },
    channel === 'push' ? 'Notifications are off there' : `${NAMES[channel]} are off`,
  );

export const saveWhen = (settings: MessageSettings) =>
  change('picks when', MESSAGE_PATHS.when, { settings }, 'Saved');

export const askEmailCode = (address: string) =>
  change('email code', MESSAGE_PATHS.askEmail, { address }, undefined);

export const confirmEmailCode = (code: string) =>
  change('email confirm', MESSAGE_PATHS.confirmEmail, { code }, 'Address confirmed');

export const removeEmailAddress = () =>
  change('email remove', MESSAGE_PATHS.removeEmail, {}, 'Address removed');
