import * as z from 'zod';
import type { EventSport } from '#domain/events/event.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

const coverageRow = z.object({ from_day: z.iso.date() });

/** First day of the gapless range of days requested from a feed up to today, YYYY-MM-DD; undefined before the first look back. */
async function coveredFrom(
  client: Client,
  table: 'feed_coverage' | 'event_coverage',
  of: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const call = client.from(table).select('from_day').match(of);
  const [row] = await readData(
    `reading the ${table.replace('_', ' ')}`,
    call,
    z.array(coverageRow),
  );
  return row?.from_day;
}

export const readCoverage = (client: Client, source: string, league: League) =>
  coveredFrom(client, 'feed_coverage', { source, league });

/** The same of individual sports. */
export const readEventCoverage = (client: Client, source: string, sport: EventSport) =>
  coveredFrom(client, 'event_coverage', { source, sport });

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
