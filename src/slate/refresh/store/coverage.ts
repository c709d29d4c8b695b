import * as z from 'zod';
import type { EventSport } from '#domain/events/event.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

const coverageRow = z.object({ of: z.string(), from_day: z.iso.date() });

/** By league, the first day of the gapless range of days requested from a feed up to today, YYYY-MM-DD; none before its first look back. */
type Coverage = ReadonlyMap<string, string>;

async function coverageIn(
  client: Client,
  table: 'feed_coverage' | 'event_coverage',
  column: string,
  source: string,
): Promise<Coverage> {
  const call = client.from(table).select(`of:${column}, from_day`).eq('source', source);
  const rows = await readData(`reading the ${table.replace('_', ' ')}`, call, z.array(coverageRow));
  return new Map(rows.map((row) => [row.of, row.from_day]));
}

export const readCoverage = (client: Client, source: string): Promise<Coverage> =>
  coverageIn(client, 'feed_coverage', 'league', source);

/** The same of individual sports. */
export const readEventCoverage = (client: Client, source: string): Promise<Coverage> =>
  coverageIn(client, 'event_coverage', 'sport', source);

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
  await expectSuccess('storing the feed coverage', client.rpc('save_coverage', args));
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
  await expectSuccess('storing the coverage of events', client.rpc('save_event_coverage', args));
}
