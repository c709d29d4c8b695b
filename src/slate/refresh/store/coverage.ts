import * as z from 'zod';
import type { EventSport } from '#domain/events/event.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Client, done, read } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

const coverageRow = z.object({ from_day: z.iso.date() });

/**
 * Earliest day from which a feed has been requested without a gap until today, YYYY-MM-DD; undefined before the first look back.
 */
export async function readCoverage(
  client: Client,
  source: string,
  league: League,
): Promise<string | undefined> {
  const call = client.from('feed_coverage').select('from_day').match({ source, league });
  const [row] = await read('reading the feed coverage', call, z.array(coverageRow));
  return row?.from_day;
}

export async function saveCoverage(
  client: Client,
  lease: Lease,
  covered: { readonly source: string; readonly league: League; readonly from: string },
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_source: covered.source,
    p_league: covered.league,
    p_from: covered.from,
  };
  await done('storing the feed coverage', client.rpc('save_coverage', args));
}

/**
 * Earliest day from which a feed has been requested without a gap until today, YYYY-MM-DD; undefined before the first look back.
 */
export async function readEventCoverage(
  client: Client,
  source: string,
  sport: EventSport,
): Promise<string | undefined> {
  const call = client.from('event_coverage').select('from_day').match({ source, sport });
  const [row] = await read('reading the coverage of events', call, z.array(coverageRow));
  return row?.from_day;
}

export async function saveEventCoverage(
  client: Client,
  lease: Lease,
  covered: { readonly source: string; readonly sport: EventSport; readonly from: string },
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_source: covered.source,
    p_sport: covered.sport,
    p_from: covered.from,
  };
  await done('storing the coverage of events', client.rpc('save_event_coverage', args));
}
