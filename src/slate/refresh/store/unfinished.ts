import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { type CalendarDate, easternDate } from '#domain/time/time.ts';
import { type Client, readAll } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const unfinishedRow = z.object({ league: z.enum(TEAM_LEAGUES), game_time: timestampColumn });

/**
 * New York days, oldest first, with games of a feed that started within [from, to) and that nobody has called over, by league.
 */
export async function readUnfinishedDays(
  client: Client,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Map<League, CalendarDate[]>> {
  const query = () =>
    client
      .from('games')
      .select('league, game_time')
      .eq('sample', false)
      .in('status', ['scheduled', 'live'])
      .gte('game_time', from.toISOString())
      .lt('game_time', to.toISOString())
      .order('game_time')
      .order('id');
  const days = new Map<League, CalendarDate[]>();
  for (const { league, game_time } of await readAll(
    'reading what is not over',
    query,
    unfinishedRow,
  )) {
    const day = easternDate(game_time);
    const known = days.get(league) ?? [];
    if (known.at(-1) !== day) days.set(league, [...known, day]);
  }
  return days;
}
