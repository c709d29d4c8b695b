import { atom } from 'nanostores';
import { clock } from '#clock';
import type { Bet } from '#domain/bets/bet.ts';
import { $session, askSession } from '../account/session.ts';
import type { SignedIn } from '../account/signedIn.ts';
import { withAdopted, withBets, withoutBets } from './changes.ts';
import { changeKept, DEVICE, isKeeping, type Kept, NOTHING, NoRoom, readKept } from './kept.ts';

/** A reader's bets as this device has them. */
export type Book =
  | { readonly status: 'asking' }
  | {
      readonly status: 'known';
      /** Who is signed in; null for nobody. */
      readonly user: SignedIn | null;
      readonly kept: Kept;
      /** Whether they outlast the page. */
      readonly keeps: boolean;
    };

export const $book = atom<Book>({ status: 'asking' });

/** A sign that there may be a session: see netlify/lib/accounts/cookies.ts. Readers without one wake no function. */
const mayBeSignedIn = (): boolean => document.cookie.includes('__Host-here=');

const LAST = 'simcastBetsOf';

/** Whose bets are shown while nobody answers: those of who was here last. */
function lastPlace(): string {
  try {
    return localStorage.getItem(LAST) ?? DEVICE;
  } catch {
    return DEVICE;
  }
}

function notePlace(place: string): void {
  try {
    localStorage.setItem(LAST, place);
  } catch {
    // Without storage each page asks for itself.
  }
}

let place = DEVICE;

function show(user: SignedIn | null, kept: Kept): void {
  $book.set({ status: 'known', user, kept, keeps: isKeeping() });
}

/** Bets that were written down before signing in become the member's: first there, then gone here. */
async function adopt(): Promise<void> {
  const before = await readKept(DEVICE);
  if (before.bets.length === 0 && before.bankroll === undefined) return;
  await changeKept(place, (kept) => withAdopted(kept, before));
  const taken = new Set(before.bets.map(({ id }) => id));
  await changeKept(DEVICE, (kept) => ({
    ...NOTHING,
    limits: kept.limits,
    bets: kept.bets.filter(({ id }) => !taken.has(id)),
  }));
}

/** Finds out whose bets to show, and shows them. */
export async function openBook(): Promise<void> {
  const session = mayBeSignedIn() ? await askSession() : undefined;
  const user = session?.status === 'known' ? session.user : null;
  place = session?.status === 'failed' ? lastPlace() : (user?.id ?? DEVICE);
  notePlace(place);
  if (user) await adopt();
  show(user, await readKept(place));
}

/** Looks again at what is kept: another tab has changed it. */
export async function lookAgain(): Promise<void> {
  const book = $book.get();
  if (book.status === 'known') show(book.user, await readKept(place));
}

/** Changes what is kept. Answers whether there was room. */
export async function change(how: (kept: Kept) => Kept): Promise<boolean> {
  const session = $session.get();
  try {
    const kept = await changeKept(place, how);
    show(session.status === 'known' ? session.user : null, kept);
    return true;
  } catch (error) {
    if (error instanceof NoRoom) return false;
    throw error;
  }
}

/** Writes bets down, or changes them. */
export const keepBets = (bets: readonly Bet[]): Promise<boolean> =>
  change((kept) => withBets(kept, bets));

export const dropBets = (ids: readonly string[]): Promise<boolean> =>
  change((kept) => withoutBets(kept, new Set(ids)));

/** Notes how a bet ended by its reader's own hand; undefined takes that back. */
export function gradeByHand(bet: Bet, hand: Bet['hand']): Promise<boolean> {
  const { hand: _before, ...rest } = bet;
  const changedAt = Math.max(clock.now().getTime(), bet.changedAt + 1);
  return keepBets([{ ...rest, ...(hand !== undefined && { hand }), changedAt }]);
}

export const setBankroll = (cents: number | undefined): Promise<boolean> =>
  change(({ bankroll: _before, ...kept }) => ({
    ...kept,
    ...(cents !== undefined && { bankroll: cents }),
  }));
