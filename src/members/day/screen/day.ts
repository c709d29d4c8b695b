import { atom } from 'nanostores';
import { clock } from '#clock';
import { forgetMember } from '#members/account/screen/account.ts';
import type { Loaded } from '#members/account/screen/loaded.ts';
import { askSession, followSession } from '#members/account/screen/session.ts';
import { type MemberToday, memberToday } from '../contract.ts';
import { MEMBER_TODAY } from '../paths.ts';

/** A member's day, from the server's last answer. */
export const $day = atom<Loaded<MemberToday>>({ status: 'asking' });

/** As often as odds near a start are checked. */
const EVERY_MS = 5 * 60_000;

async function ask(): Promise<void> {
  const response = await fetch(MEMBER_TODAY, { cache: 'no-store', credentials: 'include' });
  if (response.status === 401 || response.status === 403) {
    $day.set({ status: 'asking' });
    // The header is told, and so is the page: readers without access see yesterday's.
    await (response.status === 401 ? forgetMember() : askSession());
    return;
  }
  if (!response.ok) throw new Error(`${response.status}`);
  $day.set({ status: 'known', value: memberToday.answer.parse(await response.json()) });
}

/** Time of the last request, ms since 1970. */
const $askedAt = atom(0);

/** Requests data from the server. Known data stay if no answer comes: each price states its age. */
async function askDay(): Promise<void> {
  $askedAt.set(clock.now().getTime());
  try {
    await ask();
  } catch {
    if ($day.get().status === 'asking') $day.set({ status: 'failed' });
  }
}

export function askDayAgain(): void {
  $day.set({ status: 'asking' });
  void askDay();
}

/** Asks now, and again while the page is visible. Returns a function that stops it. */
export function followDay(): () => void {
  void askDay();
  const look = () => {
    const due = clock.now().getTime() - $askedAt.get() >= EVERY_MS;
    if (due && document.visibilityState === 'visible') void askDay();
  };
  const timer = setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
  const stop = followSession(askDayAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
