import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import type { OddsFeedId, OddsTrouble } from '#domain/operation/oddsFeeds.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { BookRow } from '../bookRows.ts';

/** A reading under way: its right, and what it reads. */
export interface Reading {
  readonly token: number;
  readonly feed: OddsFeedId;
  readonly league: League;
}

/** Notes a request before it is sent: a reading that dies must not be asked again at once. */
export async function noteOddsAsked(client: Client, reading: Reading): Promise<void> {
  const { token, feed, league } = reading;
  const args = { p_token: token, p_feed: feed, p_league: league };
  await expectSuccess('noting a reading of odds', client.rpc('note_odds_asked', args));
}

/** What came of a request besides prices. */
export interface ReadingOutcome {
  readonly trouble?: OddsTrouble | undefined;
  readonly resumeAt?: Date | undefined;
  readonly credits: number;
  readonly remaining?: number | undefined;
}

/** Notes what a request cost and what was in its way. */
export async function noteOddsAnswer(
  client: Client,
  { token, feed, league }: Reading,
  { trouble, resumeAt, credits, remaining }: ReadingOutcome,
): Promise<void> {
  const args = {
    p_token: token,
    p_feed: feed,
    p_league: league,
    p_trouble: trouble ?? null,
    p_resume_at: resumeAt?.toISOString() ?? null,
    p_credits: credits,
    p_remaining: remaining ?? null,
  };
  await expectSuccess('noting what a reading of odds cost', client.rpc('note_odds_answer', args));
}

/** Stores all of a league's prices as read at one time; the number of markets that changed, those taken down included. */
export function storeBookPrices(
  client: Client,
  { token, feed, league }: Reading,
  readAt: Date,
  leftOut: number,
  rows: readonly BookRow[],
): Promise<number> {
  const args = {
    p_token: token,
    p_feed: feed,
    p_league: league,
    p_at: readAt.toISOString(),
    p_left_out: leftOut,
    p_prices: rows,
  };
  return readData(`storing odds of ${league}`, client.rpc('store_book_prices', args), z.int());
}
