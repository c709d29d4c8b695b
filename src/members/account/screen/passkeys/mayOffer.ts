import { MOST_PASSKEYS } from '../../rules/passkeyTexts.ts';
import { $passkeyList, loadPasskeys } from './passkeyList.ts';
import { hasPasskeys, noteOffered, wasOffered } from './support.ts';

/** Whether a passkey is offered now that somebody has signed in: once in a browser, if the device can and the session may. */
export async function mayOffer(): Promise<boolean> {
  if (!hasPasskeys() || wasOffered()) return false;
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
  } catch {
    return false;
  }
  await loadPasskeys();
  const list = $passkeyList.get();
  if (list.status !== 'known' || list.passkeys.length >= MOST_PASSKEYS) return false;
  noteOffered();
  return true;
}
