import * as z from 'zod';
import { leagueSchema } from '#contract/lists.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const weekRow = z.object({
  league: leagueSchema,
  season: z.int(),
  /** A Tuesday; the odds are its own, or of one of the two days after it. */
  week: z.iso.date(),
  madeAt: timestampColumn,
  runs: z.int(),
  odds: z.record(z.string(), z.record(z.string(), z.number())),
});
type SeasonWeek = z.infer<typeof weekRow>;

/** Each league's season odds of every week since a day, the oldest first. */
export function readSeasonWeeks(
  client: Client,
  from: CalendarDate,
  sample: boolean,
): Promise<SeasonWeek[]> {
  const call = client.rpc('season_weeks', { p_from: from, p_sample: sample });
  return readData('reading season odds by week', call, z.array(weekRow));
}
