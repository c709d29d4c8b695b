import { atom } from 'nanostores';
import { showToast } from '#client/toasts.ts';
import { clock } from '#clock';
import { NOTICES } from '#domain/words/notices.ts';
import { $session, askSession } from '#members/account/screen/session.ts';
import { askAgainAfter, LATE_AFTER_S } from '../rules/waiting.ts';

/** State of the page after a payment: only the server's word ends the waiting. */
type Awaited = 'waiting' | 'late' | 'active' | 'signed-out' | 'nothing';

export const $awaited = atom<Awaited>('waiting');
/** Seconds since the page began waiting. */
export const $waited = atom(0);

const member = () => {
  const session = $session.get();
  return session.status === 'known' ? session.user : undefined;
};

/** Asks once. Returns whether the waiting is over. */
export async function askForPremium(): Promise<boolean> {
  await askSession();
  const user = member();
  if (user === null) $awaited.set('signed-out');
  if (user?.subscriptionStatus !== 'active') return user === null;
  if ($awaited.get() !== 'active') {
    $awaited.set('active');
    showToast(NOTICES.subscriptionActive);
  }
  return true;
}

/** Asks until the subscription is active, less and less often. Returns a function that stops it. */
export function awaitPremium(): () => void {
  const asked = new URLSearchParams(location.search);
  const paid = asked.has('session_id') || asked.has('waiting');
  const began = clock.now().getTime();
  const waited = () => Math.round((clock.now().getTime() - began) / 1000);
  let next: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const count = setInterval(() => {
    $waited.set(waited());
    if ($awaited.get() === 'waiting' && waited() >= LATE_AFTER_S) $awaited.set('late');
  }, 1000);
  const stop = () => {
    stopped = true;
    clearInterval(count);
    clearTimeout(next);
  };
  const ask = async () => {
    const done = await askForPremium();
    const wait = askAgainAfter(waited());
    if (!done && !paid) $awaited.set('nothing');
    if (done || !paid) stop();
    else if (!stopped && wait !== undefined) next = setTimeout(ask, 1000 * wait);
  };
  ask();
  return stop;
}
