import * as z from 'zod';
import { type ArchiveLeague, isEventLeague } from '#domain/archive/archiveLeague.ts';
import type { PastMonth } from '#domain/archive/pastMonth.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { EVENT_LEAGUES } from '#domain/leagues/eventLeague.ts';
import { type Client, readAll } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const monthRow = z.object({
  league: z.enum([...TEAM_LEAGUES, ...EVENT_LEAGUES]),
  month: z.string(),
  contests: z.int(),
  changed: timestampColumn,
});

const VIEWS = {
  past_months: 'league, month, contests:games, changed',
  past_event_months: 'league, month, contests, changed',
} as const;

/** The months that have past contests, by league, the latest first. */
export async function readPastMonths(
  client: Client,
  { league, sample }: { readonly league?: ArchiveLeague | undefined; readonly sample: boolean },
): Promise<PastMonth[]> {
  const read = (view: keyof typeof VIEWS) => {
    const query = () => {
      const months = client.from(view).select(VIEWS[view]).eq('sample', sample);
      return (league ? months.eq('league', league) : months)
        .order('month', { ascending: false })
        .order('league');
    };
    return readAll('reading the months of past contests', query, monthRow);
  };
  if (league) return read(isEventLeague(league) ? 'past_event_months' : 'past_months');
  const [games, events] = await Promise.all([read('past_months'), read('past_event_months')]);
  return [...games, ...events].sort((one, other) => other.month.localeCompare(one.month));
}
