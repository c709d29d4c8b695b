import * as z from 'zod';
import type { OddsFeedId } from '#domain/operation/oddsFeeds.ts';
import type { PairKey } from '#feeds/oddsFeed.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { ReadingOutcome } from './reading.ts';

/** A reading of fights or matches under way: its right, and what it reads. */
interface PairReading {
  readonly token: number;
  readonly feed: OddsFeedId;
  readonly key: PairKey;
}

/** Notes a request before it is sent: a reading that dies must not be asked again at once. */
export async function noteKeyAsked(client: Client, reading: PairReading): Promise<void> {
  const { key, sport, tour } = reading.key;
  const args = { p_token: reading.token, p_feed: reading.feed, p_key: key };
  const call = client.rpc('note_key_asked', { ...args, p_sport: sport, p_tour: tour ?? null });
  await expectSuccess('noting a reading of odds', call);
}

/** The same of the list of sports. */
export async function noteListAsked(
  client: Client,
  { token, feed }: Omit<PairReading, 'key'>,
): Promise<void> {
  const call = client.rpc('note_list_asked', { p_token: token, p_feed: feed });
  await expectSuccess('noting a list of sports', call);
}

/** Notes what a request cost and what was in its way; without a key, of the list of sports. */
export async function noteKeyAnswer(
  client: Client,
  { token, feed, key }: Omit<PairReading, 'key'> & { readonly key?: PairKey },
  { trouble, resumeAt, credits, remaining }: ReadingOutcome,
): Promise<void> {
  const args = {
    p_token: token,
    p_feed: feed,
    p_key: key?.key ?? null,
    p_trouble: trouble ?? null,
    p_resume_at: resumeAt?.toISOString() ?? null,
    p_credits: credits,
    p_remaining: remaining ?? null,
  };
  await expectSuccess('noting what a reading of odds cost', client.rpc('note_key_answer', args));
}

/** Stores the tournaments that there are now. */
export async function storeListedKeys(
  client: Client,
  { token, feed }: Omit<PairReading, 'key'>,
  keys: readonly PairKey[],
): Promise<void> {
  const args = { p_token: token, p_feed: feed, p_keys: keys };
  await expectSuccess('storing a list of sports', client.rpc('store_listed_keys', args));
}

/** One book's prices of the two in a fight or match, as they are stored. */
export interface PairRow {
  readonly event_id: number;
  readonly part: string;
  readonly book: string;
  readonly a: number;
  readonly b: number;
}

/** Stores all of a key's prices as read at one time; how many changed, those taken down included. */
export function storePairPrices(
  client: Client,
  { token, feed, key }: PairReading,
  readAt: Date,
  leftOut: number,
  rows: readonly PairRow[],
): Promise<number> {
  const args = {
    p_token: token,
    p_feed: feed,
    p_key: key.key,
    p_at: readAt.toISOString(),
    p_left_out: leftOut,
    p_prices: rows,
  };
  return readData(`storing odds of ${key.key}`, client.rpc('store_pair_prices', args), z.int());
}
