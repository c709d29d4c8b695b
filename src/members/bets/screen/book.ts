import { atom } from 'nanostores';
import { mayBeSignedIn } from '#client/mayBeSignedIn.ts';
import { newId } from '#client/newId.ts';
import { clock } from '#clock';
import type { Bet } from '#domain/record/bet.ts';
import { changedAfter } from '#domain/record/changedAt.ts';
import { askSession } from '#members/account/screen/session.ts';
import type { SignedIn } from '#members/account/screen/signedIn.ts';
import { withAdopted, withBets, withoutBets } from './changes.ts';
import { NoRoom } from './deviceMemory.ts';
import { changeKept, DEVICE, isKeeping, readKept } from './kept.ts';
import { type KeptBets, NOTHING_KEPT } from './keptBets.ts';

/** A reader's bets on this device. */
type Book =
  | { readonly status: 'asking' }
  /** The device could not read its stored bets. */
  | { readonly status: 'failed' }
  | {
      readonly status: 'known';
      /** Who is signed in; null for nobody. */
      readonly user: SignedIn | null;
      /** Where they are stored: under the owner's id, or nobody's. */
      readonly place: string;
      readonly kept: KeptBets;
      /** Whether they outlast the page. */
      readonly keeps: boolean;
    };

export type KnownBook = Extract<Book, { status: 'known' }>;

export const $book = atom<Book>({ status: 'asking' });

const LAST = 'simcastBetsOf';

/** Whose bets to show while there is no answer: the last reader's. */
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

function show({ user, place }: Pick<KnownBook, 'user' | 'place'>, kept: KeptBets): void {
  $book.set({ status: 'known', user, place, kept, keeps: isKeeping() });
}

/** What is shown of a place, unless another's bets are shown by now. */
function showAgain(place: string, kept: KeptBets): void {
  const now = $book.get();
  if (now.status === 'known' && now.place === place) show(now, kept);
}

function unlessNoRoom(error: unknown): undefined {
  if (!(error instanceof NoRoom)) throw error;
  return undefined;
}

/** Moves bets recorded before signing in to the member: first copied there, then deleted here. */
async function adopt(place: string): Promise<void> {
  const before = await readKept(DEVICE);
  if (before.bets.length === 0 && before.bankroll === undefined) return;
  await changeKept(place, (kept) => withAdopted(kept, before));
  const taken = new Set(before.bets.map(({ id }) => id));
  await changeKept(DEVICE, (kept) => ({
    ...NOTHING_KEPT,
    limits: kept.limits,
    bets: kept.bets.filter(({ id }) => !taken.has(id)),
  }));
}

/** Begins one of several questions; what it answers tells whether no other has been begun since. */
function lastBegun(): () => () => boolean {
  let begun = 0;
  return () => {
    begun += 1;
    const own = begun;
    return () => own === begun;
  };
}
const beginOpening = lastBegun();

/** Finds out whose bets to show, and shows them; of two calls the later answer counts. An error is shown, not waited for. */
export async function openBook(): Promise<void> {
  const isLast = beginOpening();
  try {
    await open(isLast);
  } catch (error) {
    if (isLast() && $book.get().status === 'asking') $book.set({ status: 'failed' });
    throw error;
  }
}

async function open(isLast: () => boolean): Promise<void> {
  const session = mayBeSignedIn() ? await askSession() : undefined;
  const user = session?.status === 'known' ? session.user : null;
  const place = session?.status === 'failed' ? lastPlace() : (user?.id ?? DEVICE);
  if (!isLast()) return;
  notePlace(place);
  // Without space they stay where they were recorded.
  if (user) await adopt(place).catch(unlessNoRoom);
  const kept = await readKept(place).catch(unlessNoRoom);
  if (!isLast()) return;
  if (kept) show({ user, place }, kept);
  else $book.set({ status: 'failed' });
}

/** Reads the stored bets again after another tab changed them. */
export async function lookAgain(): Promise<void> {
  const book = $book.get();
  if (book.status !== 'known') return;
  const kept = await readKept(book.place).catch(unlessNoRoom);
  if (kept) showAgain(book.place, kept);
}

/**
 * Changes the stored bets. Returns whether they could be stored.
 * @param book as read before the change was requested: another tab may have signed somebody else in since
 */
export async function changeBook(
  how: (kept: KeptBets) => KeptBets,
  book = $book.get(),
): Promise<boolean> {
  if (book.status !== 'known') return false;
  try {
    showAgain(book.place, await changeKept(book.place, how));
    return true;
  } catch (error) {
    if (error instanceof NoRoom) return false;
    throw error;
  }
}

/** Records bets, or changes them. */
export const keepBets = (bets: readonly Bet[]): Promise<boolean> =>
  changeBook((kept) => withBets(kept, bets));

export const dropBets = (ids: readonly string[]): Promise<boolean> =>
  changeBook((kept) => withoutBets(kept, new Set(ids)));

/**
 * Records deleted bets again. They get new ids: the account keeps a deleted id deleted unless the bet is changed later, and a device's
 * clock may be slow.
 */
export function restoreBets(bets: readonly Bet[]): Promise<boolean> {
  const now = clock.now();
  const anew = (bet: Bet): Bet => ({
    ...bet,
    id: newId(),
    changedAt: changedAfter(bet.changedAt, now),
  });
  return keepBets(bets.map(anew));
}

/** Records a bet's result by its reader's hand; undefined removes it. */
export function gradeByHand(bet: Bet, hand: Bet['hand']): Promise<boolean> {
  const { hand: _before, ...rest } = bet;
  const changedAt = changedAfter(bet.changedAt, clock.now());
  return keepBets([{ ...rest, ...(hand !== undefined && { hand }), changedAt }]);
}

export const setBankroll = (cents: number | undefined): Promise<boolean> =>
  changeBook(({ bankroll: _before, ...kept }) => ({
    ...kept,
    ...(cents !== undefined && { bankroll: cents }),
  }));
