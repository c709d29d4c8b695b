import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { isRecord } from '#client/checks.ts';
import { chunkFailed } from '#client/chunkFailed.ts';
import { oneAtATime } from '#client/oneAtATime.ts';
import { showToast } from '#client/toasts.ts';
import { $busy, doOne, tellFailure } from '#members/billing/screen/manage.ts';
import { PASSKEY_PATHS } from '../../contract/passkeyPaths.ts';
import { loadPasskeys } from './passkeyList.ts';
import { notePasskey } from './support.ts';

/** Whether an answer holds what a browser needs to make a passkey: the library reads no more of it than these. */
function isOptions(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return isRecord(value) && typeof value.challenge === 'string' && isRecord(value.user);
}

const NOT_ADDED = 'No passkey was added';

/** Adds a passkey: the server's question, the device's answer, and the server's check. Returns whether there is one now. */
export async function addPasskey(): Promise<boolean> {
  const asked = await doOne('passkey add', PASSKEY_PATHS.addOptions, {});
  if (!asked) return false;
  if (!asked.ok) {
    tellFailure(asked);
    return false;
  }
  const options = isRecord(asked.answer) ? asked.answer.options : undefined;
  const done = await oneAtATime($busy, 'passkey add', async () => {
    const ceremony = await import('./ceremony.ts').catch((error: unknown) => chunkFailed(error));
    return ceremony && isOptions(options) ? ceremony.makePasskey(options) : undefined;
  });
  if (!done) return false;
  if (!done.ok) {
    if (done.problem !== '') showToast({ title: NOT_ADDED, text: done.problem }, true);
    return false;
  }
  const posted = await doOne('passkey add', PASSKEY_PATHS.add, { credential: done.credential });
  if (!posted) return false;
  if (!posted.ok) {
    tellFailure(posted);
    return false;
  }
  notePasskey();
  await loadPasskeys();
  showToast({ title: 'Passkey added', text: 'Next time you sign in here without a code.' });
  return true;
}

/** Changes something on the list, and shows it anew. Returns whether it was done. */
async function change(name: string, path: string, body: object, done: string): Promise<boolean> {
  const posted = await doOne(name, path, body);
  if (!posted) return false;
  // Also where it was refused: what the page showed was outdated.
  await loadPasskeys();
  if (posted.ok) showToast({ title: done });
  else tellFailure(posted);
  return posted.ok;
}

export const renamePasskey = (id: string, name: string): Promise<boolean> =>
  change(`passkey name ${id}`, PASSKEY_PATHS.rename, { id, name }, 'Passkey renamed');

export const keepPasskey = (id: string): Promise<boolean> =>
  change(`passkey keep ${id}`, PASSKEY_PATHS.keep, { id }, 'Passkey kept');

/** @param which an id, or "all" */
export const removePasskey = (which: string): Promise<boolean> =>
  change(
    `passkey remove ${which}`,
    PASSKEY_PATHS.remove,
    { which },
    which === 'all' ? 'Passkeys removed' : 'Passkey removed',
  );
