import { atom } from 'nanostores';
import { postJson } from '#client/post.ts';
import { BILLING } from '#members/billing/rules/texts.ts';
import { MOST_BETS_A_REQUEST, syncBets } from '../contract.ts';
import { BET_PATHS } from '../paths.ts';
import { $book, changeBook, type KnownBook } from './book.ts';
import { afterExchange } from './changes.ts';
import type { KeptBets } from './keptBets.ts';

/** State of the exchange between device and account. */
export type SyncState = 'off' | 'syncing' | 'done' | 'failed' | 'full' | 'untrusted';
export const $sync = atom<SyncState>('off');

const FULL = 413;
const REFUSED = 403;
const NOT_TRUSTED = 428;

/** The result of an exchange, and whether more remains. */
type Exchanged = 'more' | 'done' | 'failed' | 'full' | 'untrusted';

async function exchange(book: KnownBook, userId: string): Promise<Exchanged> {
  const { kept } = book;
  const waiting = new Set(kept.unsent);
  const sent = kept.bets.filter(({ id }) => waiting.has(id)).slice(0, MOST_BETS_A_REQUEST);
  const sentGone = kept.gone.slice(0, MOST_BETS_A_REQUEST);
  const body = { userId, since: kept.seen, bets: sent, gone: sentGone };
  const posted = await postJson(BET_PATHS.sync, body);
  if (!posted.ok && posted.status === FULL) return 'full';
  if (!posted.ok && posted.status === NOT_TRUSTED) return 'untrusted';
  const answer = posted.ok ? syncBets.answer.safeParse(posted.answer) : undefined;
  if (!answer?.success) return 'failed';
  const { more, ...told } = answer.data;
  const after = (now: KeptBets) => afterExchange(now, { sent, sentGone, ...told });
  if (!(await changeBook(after, book))) return 'failed';
  const isMore = more || waiting.size > sent.length || kept.gone.length > sentGone.length;
  return isMore ? 'more' : 'done';
}

/** Sends deletions for members who may not sync: the account deletes them before it refuses. */
async function tellGone(book: KnownBook, userId: string): Promise<void> {
  const { kept } = book;
  for (let at = 0; at < kept.gone.length; at += MOST_BETS_A_REQUEST) {
    const gone = kept.gone.slice(at, at + MOST_BETS_A_REQUEST);
    const posted = await postJson(BET_PATHS.sync, { userId, since: kept.seen, bets: [], gone });
    if (posted.ok || posted.status !== REFUSED || posted.message === BILLING.notYou) return;
    const told = new Set(gone);
    await changeBook((now) => ({ ...now, gone: now.gone.filter((id) => !told.has(id)) }), book);
  }
}

/** Exchanges for the shown reader until nothing remains. */
async function syncShown(): Promise<SyncState> {
  let exchanged: Exchanged = 'more';
  while (exchanged === 'more') {
    const book = $book.get();
    if (book.status !== 'known' || !book.user) return 'off';
    if (!maySync(book)) {
      await tellGone(book, book.user.id);
      return 'off';
    }
    $sync.set('syncing');
    exchanged = await exchange(book, book.user.id);
  }
  return exchanged;
}

const maySync = ({ user }: KnownBook): boolean =>
  user?.subscriptionStatus === 'active' && user.shutOutUntil == null;

/** Runs a task serially: however often it is requested during a run, it runs only once more afterward. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      running = false;
    }
  };
}

/** Syncs this device with the account, if its reader has Premium; failures are retried at the next visit. */
export const syncBook = oneAtATime(async () => {
  let state: SyncState = 'failed';
  try {
    state = await syncShown();
  } finally {
    $sync.set(state);
  }
});
