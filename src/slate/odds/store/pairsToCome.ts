import * as z from 'zod';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import { type PairSport, TENNIS_TOURS } from '#domain/events/pairSports.ts';
import { partsOf } from '#domain/events/parts.ts';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import type { OurPair } from '#feeds/joined/prices/matchPairs.ts';
import { type Client, readAll } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const row = z.object({ id: z.int(), start_time: timestampColumn, facts: eventBodySchema });

/** Days ahead for which prices are kept. */
const DAYS = 14;

/** Fights or matches of a sport to come within two weeks whose two are known, without samples. */
export async function readPairsToCome(
  client: Client,
  sport: PairSport,
  now: Date,
): Promise<readonly OurPair[]> {
  const query = () =>
    client
      .from('events')
      .select('id, start_time, facts')
      .match({ sport, sample: false, status: 'scheduled' })
      .gt('start_time', now.toISOString())
      .lt('start_time', new Date(now.getTime() + DAYS * 86_400_000).toISOString())
      .order('id');
  const rows = await readAll('reading fights and matches to come', query, row);
  return rows.flatMap(({ id: eventId, start_time: startTime, facts }) =>
    partsOf(facts).flatMap(({ key: part, names }) => {
      if (!names || names.some(isPlaceholder)) return [];
      const tour = TENNIS_TOURS.find((one) => one === facts.league);
      return [{ eventId, part, startTime, tour, a: names[0], b: names[1] }];
    }),
  );
}
