import { atom } from 'nanostores';
import { isRecord } from '#client/checks.ts';
import { AUTH_PATHS } from '../contract/paths.ts';
import { readSignedIn, type SignedIn } from './signedIn.ts';

/** Who is signed in here, as the server says: nothing stored in the browser counts. */
export type Session =
  | { readonly status: 'asking' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly user: SignedIn | null };

export const $session = atom<Session>({ status: 'asking' });
/** Whether a code by e-mail may be asked for: not until the server says so. */
export const $emailCode = atom(false);
/** Whether codes by text do not reach phones at the moment, as the server says to who is signed out. */
export const $textsFail = atom(false);

/**
 * Key under which the header's script stores the user. The script listens for "user" and shares no module with us, because every
 * page carries it inline.
 */
const STORED_USER = 'sportsSimUser';

/** Stores who is signed in, and tells the header. */
export function setUser(user: SignedIn | null): void {
  $session.set({ status: 'known', user });
  dispatchEvent(new CustomEvent('user', { detail: user }));
}

async function fetchUser(): Promise<SignedIn | null> {
  const response = await fetch(AUTH_PATHS.session, { cache: 'no-store', credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}`);
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !('user' in answer)) {
    throw new TypeError('The session has another shape');
  }
  $emailCode.set(answer.emailCode === true);
  $textsFail.set(answer.texts === 'failing');
  return readSignedIn(answer.user) ?? null;
}

/** Asks who is signed in, for page and header alike. Without an answer, earlier data stay. */
export async function askSession(): Promise<Session> {
  try {
    setUser(await fetchUser());
  } catch {
    if ($session.get().status === 'asking') $session.set({ status: 'failed' });
  }
  return $session.get();
}

/**
 * Asks again when another tab signs in or out, and when the page is shown again. Returns a function that stops it.
 * @param again what to ask
 */
export function followSession(again: () => unknown = askSession): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORED_USER || key === null) again();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
