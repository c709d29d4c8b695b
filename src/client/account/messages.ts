import { atom } from 'nanostores';
import { MESSAGE_PATHS } from '#contract/messages/paths.ts';
import {
  type MessageSettings,
  type MessagesShown,
  messageSettings,
} from '#contract/messages/settings.ts';
import { showToast } from '../toasts.ts';
import { forgetMember } from './account.ts';
import { ask, type Loaded, SignedOut } from './loaded.ts';
import { doOne, tellFailure } from './manage.ts';

/** What the member is sent, as the server says. */
export const $messages = atom<Loaded<MessagesShown>>({ status: 'asking' });

/** Asks for it. What was known stays where no answer comes. */
export async function loadMessages(): Promise<void> {
  try {
    $messages.set({ status: 'known', value: await ask(messageSettings) });
  } catch (error) {
    if (error instanceof SignedOut) return forgetMember();
    if ($messages.get().status !== 'known') $messages.set({ status: 'failed' });
  }
}

async function change(name: string, path: string, body: object, done: string): Promise<void> {
  const posted = await doOne(name, path, body);
  if (!posted) return;
  // Also where it was refused: a STOP may have come meanwhile.
  await loadMessages();
  if (posted.ok) showToast({ title: done });
  else tellFailure(posted);
}

/** Agrees to the wording that was shown, or changes when texts come. */
export const turnOn = (version: string, settings: MessageSettings, done: string): Promise<void> =>
  change(
    'picks on',
    MESSAGE_PATHS.turnOn,
    { channel: 'sms', version, agreed: true, settings },
    done,
  );

export const turnOff = (): Promise<void> =>
  change('picks off', MESSAGE_PATHS.turnOff, { channel: 'sms' }, 'Picks by text are off');
