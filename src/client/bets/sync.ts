import { atom } from 'nanostores';
import { BET_PATHS } from '#contract/bets/paths.ts';
import { MOST_BETS, syncBets } from '#contract/bets/sync.ts';
import { post } from '../account/post.ts';
import { $book, change } from './book.ts';
import { afterExchange } from './changes.ts';

/** How this device and the account stand. */
export type SyncState = 'off' | 'syncing' | 'done' | 'failed';
export const $sync = atom<SyncState>('off');

/** Exchanges once. Answers whether there is more to exchange, and undefined where it failed. */
async function exchange(): Promise<boolean | undefined> {
  const book = $book.get();
  if (book.status !== 'known') return undefined;
  const { kept } = book;
  const waiting = new Set(kept.unsent);
  const sent = kept.bets.filter(({ id }) => waiting.has(id)).slice(0, MOST_BETS);
  const sentGone = kept.gone.slice(0, MOST_BETS);
  const posted = await post(BET_PATHS.sync, { since: kept.seen, bets: sent, gone: sentGone });
  const answer = posted.ok ? syncBets.answer.safeParse(posted.answer) : undefined;
  if (!answer?.success) return undefined;
  const { more, ...told } = answer.data;
  if (!(await change((now) => afterExchange(now, { sent, sentGone, ...told })))) return undefined;
  return more || waiting.size > sent.length || kept.gone.length > sentGone.length;
}

let running = false;

/** Brings this device and the account together, where its reader has Premium: what failed is tried at the next visit. */
export async function syncBook(): Promise<void> {
  const book = $book.get();
  const member = book.status === 'known' && book.user?.subscriptionStatus === 'active';
  if (!member || book.user?.shutOutUntil != null) return $sync.set('off');
  if (running) return;
  running = true;
  $sync.set('syncing');
  let more: boolean | undefined = true;
  while (more) more = await exchange();
  running = false;
  $sync.set(more === undefined ? 'failed' : 'done');
}
