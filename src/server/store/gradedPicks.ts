import * as z from 'zod';
import type { GradedPick } from '#domain/gradedPick.ts';
import type { Client } from './client.ts';
import { readAll } from './client.ts';
import { instant, present } from './columns.ts';

const pickRow = z.object({
  kind: z.enum(['game', 'event']),
  id: z.int(),
  part: z.string(),
  league: z.string(),
  name: z.string(),
  start_time: instant,
  market: z.enum(['moneyline', 'outright']),
  pick: z.string(),
  opponent: z.string().nullable(),
  probability: z.number(),
  outcome: z.enum(['win', 'loss', 'push']),
  price: z.int().nullable(),
  units: z.number().nullable(),
});

/** Every graded pick of games and events by the latest result of each, the earliest first; samples are never graded. */
export async function readGradedPicks(client: Client): Promise<GradedPick[]> {
  const query = () =>
    client
      .from('graded_picks')
      .select('*')
      .order('start_time')
      .order('kind')
      .order('id')
      .order('part');
  const rows = await readAll('reading the graded picks', query, pickRow);
  return rows.map(({ start_time: startTime, outcome: settled, ...row }) => ({
    ...present(row),
    startTime,
    settled,
  }));
}
