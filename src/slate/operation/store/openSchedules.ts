import * as z from 'zod';
import type { ScheduleRecord } from '#domain/operation/state.ts';
import { easternDayRange } from '#domain/time/time.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const rowSchema = z
  .object({
    league: z.string(),
    as_of: timestampColumn.nullable(),
    tried_day: z.iso.date(),
    problem: z.string(),
  })
  .transform(({ league, as_of: asOf, tried_day: day, problem }) => ({
    league,
    ...(asOf !== null && { asOf }),
    triedAt: easternDayRange(day).from,
    problem,
  }));

/** Schedules of seasons whose last try was not whole. */
export function readOpenSchedules(client: Client): Promise<readonly ScheduleRecord[]> {
  const call = client
    .from('season_schedules')
    .select('league, as_of, tried_day, problem')
    .eq('sample', false)
    .not('problem', 'is', null)
    .order('league')
    .limit(100);
  return readData('reading which schedules are missing', call, z.array(rowSchema));
}
