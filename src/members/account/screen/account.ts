import { atom, type WritableAtom } from 'nanostores';
import {
  type CurrentSubscription,
  currentSubscription,
} from '#members/billing/contract/current.ts';
import { sessions } from '../contract/session.ts';
import { askContract, type Loaded, SignedOut } from './loaded.ts';
import { $session, askSession, setUser } from './session.ts';

type OpenSession = Awaited<ReturnType<typeof askSessions>>[number];

/** Their subscription and invoices, from Stripe. */
export const $current = atom<Loaded<CurrentSubscription>>({ status: 'asking' });
/** Where they are signed in. */
export const $sessions = atom<Loaded<readonly OpenSession[]>>({ status: 'asking' });

const askSessions = async () => (await askContract(sessions)).sessions;

/** Marks that nobody is signed in here, and tells the header. */
export const forgetMember = (): void => setUser(null);

/** Stores an answer. Without one, earlier data stay. */
async function load<T>(store: WritableAtom<Loaded<T>>, asking: () => Promise<T>): Promise<void> {
  try {
    store.set({ status: 'known', value: await asking() });
  } catch (error) {
    if (error instanceof SignedOut) return forgetMember();
    if (store.get().status !== 'known') store.set({ status: 'failed' });
  }
}

const ON: readonly string[] = ['active', 'ending', 'past_due'];

/** Asking Stripe may have updated the server's own data about the member. */
async function followCurrent(): Promise<void> {
  const [session, current] = [$session.get(), $current.get()];
  if (session.status !== 'known' || !session.user || current.status !== 'known') return;
  const on = ON.includes(current.value.subscription?.standing ?? '');
  if (on !== (session.user.subscriptionStatus === 'active')) await askSession();
}

export async function loadCurrent(): Promise<void> {
  await load($current, () => askContract(currentSubscription));
  await followCurrent();
}
export const loadSessions = (): Promise<void> => load($sessions, askSessions);

/** Loads everything the page shows, the member first. */
export async function loadAccount(): Promise<void> {
  const session = await askSession();
  if (session.status === 'known' && session.user)
    await Promise.all([loadCurrent(), loadSessions()]);
}

/** Asks again for what failed. */
export function retryFailed(): void {
  for (const store of [$session, $current, $sessions]) {
    if (store.get().status === 'failed') store.set({ status: 'asking' });
  }
  loadAccount();
}
