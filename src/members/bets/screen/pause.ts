import { clock } from '#clock';
import type { PauseKind } from '#members/account/rules/pause.ts';
import { askSession } from '#members/account/screen/session.ts';
import { doOne } from '#members/billing/screen/manage.ts';
import { beginPause } from '../contract.ts';
import { BET_PATHS } from '../paths.ts';
import { $book } from './book.ts';

/** Key under which the shell's script stores how long this device is shut: see site/scripts/who.ts, which shares no module. */
const SHUT = 'sportsSimPause';
const PURCHASE_OPEN =
  'Your break has begun. We could not close a payment page you had open: please do not pay there. A subscription bought there ends at once.';
const DAY_MS = 86_400_000;

/** Begins a break: for a signed-in member at the server, else on this device. Returns why it could not. */
export async function beginMemberPause(kind: PauseKind, days: number): Promise<string | undefined> {
  const book = $book.get();
  if (book.status !== 'known') return undefined;
  let open = false;
  let until = new Date(clock.now().getTime() + days * DAY_MS).toISOString();
  if (book.user) {
    const posted = await doOne('pause', BET_PATHS.pause, { userId: book.user.id, kind, days });
    if (!posted) return 'Please wait a moment, then try again.';
    const answer = posted.ok ? beginPause.answer.safeParse(posted.answer).data : undefined;
    if (!answer)
      return (posted.ok ? undefined : posted.message) ?? 'We got no answer. Please try again.';
    until = answer.until;
    open = answer.purchaseOpen;
  }
  try {
    localStorage.setItem(SHUT, until);
  } catch {
    if (!book.user)
      return 'This browser saves nothing for us, so a break would not last here. Please sign in to take one.';
  }
  // The shell's script then reacts as if another tab had begun it.
  dispatchEvent(new StorageEvent('storage', { key: SHUT, newValue: until }));
  if (!book.user) return undefined;
  const session = await askSession();
  const now = $book.get();
  if (
    session.status === 'known' &&
    session.user?.id === book.user.id &&
    now.status === 'known' &&
    now.place === book.place
  )
    $book.set({ ...now, user: session.user });
  return open ? PURCHASE_OPEN : undefined;
}
