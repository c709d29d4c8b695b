import { atom, type WritableAtom } from 'nanostores';
import { session, sessions } from '#contract/auth/session.ts';
import type { User } from '#contract/auth/user.ts';
import { type CurrentSubscription, currentSubscription } from '#contract/subscriptions/current.ts';
import { ask, type Loaded, SignedOut } from './loaded.ts';
import { setUser } from './session.ts';

export type OpenSession = Awaited<ReturnType<typeof askSessions>>[number];

/** Who is signed in, with all that is known of them; null: nobody. */
export const $member = atom<Loaded<User | null>>({ status: 'asking' });
/** Their subscription and invoices as Stripe has them. */
export const $current = atom<Loaded<CurrentSubscription>>({ status: 'asking' });
/** Where they are signed in. */
export const $sessions = atom<Loaded<readonly OpenSession[]>>({ status: 'asking' });

const askSessions = async () => (await ask(sessions)).sessions;

/** Nobody is signed in here any more, as the header is told, too. */
export function forgetMember(): void {
  $member.set({ status: 'known', value: null });
  setUser(null);
}

/** Takes over an answer. What was known stays where none comes. */
async function load<T>(store: WritableAtom<Loaded<T>>, asking: () => Promise<T>): Promise<void> {
  try {
    store.set({ status: 'known', value: await asking() });
  } catch (error) {
    if (error instanceof SignedOut) return forgetMember();
    if (store.get().status !== 'known') store.set({ status: 'failed' });
  }
}

/** Page and header are told the same, whichever of them has asked last. */
async function loadMember(): Promise<void> {
  await load($member, async () => (await ask(session)).user);
  const member = $member.get();
  if (member.status === 'known') setUser(member.value);
}

const ON: readonly string[] = ['active', 'ending', 'past_due'];

/** Asking Stripe may have taught the server more than it knew of the member before. */
async function followCurrent(): Promise<void> {
  const [member, current] = [$member.get(), $current.get()];
  if (member.status !== 'known' || !member.value || current.status !== 'known') return;
  const on = ON.includes(current.value.subscription?.standing ?? '');
  if (on !== (member.value.subscriptionStatus === 'active')) await loadMember();
}

export async function loadCurrent(): Promise<void> {
  await load($current, () => ask(currentSubscription));
  await followCurrent();
}
export const loadSessions = (): Promise<void> => load($sessions, askSessions);

/** Asks for everything that the page shows: who it is first. */
export async function loadAccount(): Promise<void> {
  await loadMember();
  const member = $member.get();
  if (member.status === 'known' && member.value) await Promise.all([loadCurrent(), loadSessions()]);
}

/** Asks again for what failed. */
export function askAgain(): void {
  for (const store of [$member, $current, $sessions]) {
    if (store.get().status === 'failed') store.set({ status: 'asking' });
  }
  loadAccount();
}
