import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

/** Calendar dates of New York (YYYY-MM-DD), both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const holeRow = z.object({ league: z.string(), from_day: z.iso.date(), to_day: z.iso.date() });

/** Days missing from a feed's answers, by league or sport. */
interface FeedHole extends Days {
  readonly league: string;
}

/** Days to request again that were not tried since a time, longest waiting first. */
export async function readFeedHoles(
  client: Client,
  source: string,
  triedBefore: Date,
): Promise<FeedHole[]> {
  const call = client
    .from('feed_holes')
    .select('league, from_day, to_day')
    .eq('source', source)
    .lt('tried_at', triedBefore.toISOString())
    .order('tried_at')
    .limit(500);
  const rows = await readData('reading what feeds did not tell', call, z.array(holeRow));
  return rows.map(({ league, from_day: from, to_day: to }) => ({ league, from, to }));
}

/** Records missing days, or days requested again in vain. */
export async function noteFeedHoles(
  client: Client,
  lease: Lease,
  of: { readonly source: string; readonly league: string },
  days: readonly Days[],
): Promise<void> {
  const p_days = days.map(({ from, to }) => ({ from, to }));
  const args = { p_token: lease.token, p_source: of.source, p_league: of.league, p_days };
  await expectSuccess('noting what a feed did not tell', client.rpc('note_feed_holes', args));
}

/** Drops days that have been answered, or are no longer needed. */
export async function fillFeedHole(
  client: Client,
  lease: Lease,
  source: string,
  { league, from, to }: FeedHole,
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_source: source,
    p_league: league,
    p_from: from,
    p_to: to,
  };
  await expectSuccess('noting what a feed has told', client.rpc('fill_feed_hole', args));
}
