import { atom } from 'nanostores';
import { oneAtATime } from '#client/oneAtATime.ts';
import { showToast } from '#client/toasts.ts';
import { failureNotice } from '#domain/words/notices.ts';
import { forgetMember } from '#members/account/screen/account.ts';
import { askContract, type Loaded, SignedOut } from '#members/account/screen/loaded.ts';
import { postProven } from '#members/billing/screen/proving.ts';
import { lineCode, renewCode, type VoiceLine } from '../contract.ts';
import { VOICE_PATHS } from '../paths.ts';

/** The member's state on the voice line, with their code. */
export const $voiceLine = atom<Loaded<VoiceLine>>({ status: 'asking' });
/** The current action on the code; empty if none. */
export const $voiceBusy = atom<'' | 'renew' | 'revoke'>('');

export async function loadVoiceLine(): Promise<void> {
  try {
    const { line } = await askContract(lineCode);
    $voiceLine.set({ status: 'known', value: line });
  } catch (error) {
    if (error instanceof SignedOut) return forgetMember();
    if ($voiceLine.get().status !== 'known') $voiceLine.set({ status: 'failed' });
  }
}

export function askVoiceLineAgain(): void {
  $voiceLine.set({ status: 'asking' });
  void loadVoiceLine();
}

const FAILED = 'We got no answer. Check your line code before you try again.';

async function change(what: 'renew' | 'revoke', done: string): Promise<void> {
  const posted = await oneAtATime($voiceBusy, what, () => postProven(VOICE_PATHS[what], {}));
  if (!posted) return;
  if (!posted.ok) {
    if (posted.status === 401) return forgetMember();
    await loadVoiceLine();
    return showToast(failureNotice(posted.message, FAILED), true);
  }
  const answer = renewCode.answer.safeParse(posted.answer);
  if (!answer.success) return loadVoiceLine();
  $voiceLine.set({ status: 'known', value: answer.data.line });
  showToast({ title: done });
}

export const renewLineCode = (): Promise<void> => change('renew', 'Your line code is new');
export const revokeLineCode = (): Promise<void> => change('revoke', 'Your line code is off');
