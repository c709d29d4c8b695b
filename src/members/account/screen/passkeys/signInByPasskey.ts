import { atom } from 'nanostores';
import { isRecord } from '#client/checks.ts';
import { keepsCookies } from '#client/keepsCookies.ts';
import { oneAtATime } from '#client/oneAtATime.ts';
import { postJson } from '#client/post.ts';
import { showToast } from '#client/toasts.ts';
import { welcomeNotice } from '#domain/words/notices.ts';
import { SITE } from '#site';
import { PASSKEY_PATHS } from '../../contract/passkeyPaths.ts';
import { PASSKEY_MINUTES } from '../../rules/passkeyTexts.ts';
import { SIGN_IN } from '../../rules/texts.ts';
import { forgetAwaited } from '../awaitedCode.ts';
import { setUser } from '../session.ts';
import { readSignedIn } from '../signedIn.ts';
import { signedByPasskey } from './signedByPasskey.ts';
import { hasPasskeys, notePasskey } from './support.ts';

/** Whether a passkey is being asked for by the button. */
export const $passkeyBusy = atom<'' | 'sign in'>('');
/** Why the button did not sign in; empty while there is nothing to say. */
export const $passkeyProblem = atom('');

const UNANSWERED = 'We got no answer. Please try again, or sign in with your phone number.';
/** A question in the field is asked anew before it runs out. */
const RENEW_MS = 60_000 * PASSKEY_MINUTES - 30_000;

/** Asks the device and, with what it signed, the server. Returns why it did not sign in; '' if there is nothing to say. */
async function signIn(inField: boolean): Promise<string> {
  const done = await signedByPasskey(inField, UNANSWERED);
  if (!done.ok) return done.problem;
  const posted = await postJson(PASSKEY_PATHS.signIn, { credential: done.credential });
  if (!posted.ok) return posted.message ?? UNANSWERED;
  const user = isRecord(posted.answer) ? readSignedIn(posted.answer.user) : undefined;
  if (!user) return UNANSWERED;
  forgetAwaited();
  notePasskey();
  showToast(welcomeNotice(SITE.name, false));
  setUser(user);
  return '';
}

/** Signs in with a passkey, which the browser asks for at once. */
export async function signInWithPasskey(): Promise<void> {
  $passkeyProblem.set('');
  if (!keepsCookies()) return $passkeyProblem.set(SIGN_IN.cookiesBlocked.text);
  const problem = await oneAtATime($passkeyBusy, 'sign in', () => signIn(false));
  $passkeyProblem.set(problem ?? '');
  // The button's question has ended that in the field.
  if (problem !== '') offerInField();
}

/** In the field: what the reader chose there and did not work is said; what they never saw is not. */
async function offerInField(): Promise<void> {
  // Without a cookie no answer would be taken.
  if ($passkeyBusy.get() !== '' || !keepsCookies()) return;
  const began = performance.now();
  const problem = await signIn(true).catch(() => '');
  if (problem !== '' && performance.now() - began > 1_000) $passkeyProblem.set(problem);
}

/** Offers a passkey of this device in the field for the number, for as long as the page shows it. Returns what ends it. */
export function offerPasskeys(): () => void {
  if (!hasPasskeys()) return () => {};
  offerInField();
  const timer = setInterval(() => {
    if (!document.hidden) offerInField();
  }, RENEW_MS);
  return () => clearInterval(timer);
}
