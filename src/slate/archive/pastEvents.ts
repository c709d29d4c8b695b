import * as z from 'zod';
import { type Month, monthRange } from '#domain/archive/archivePaths.ts';
import type { PastEvent } from '#domain/archive/pastEvent.ts';
import { EVENT_STATUSES } from '#domain/events/event.ts';
import { EVENT_LEAGUES, type EventLeague } from '#domain/leagues/eventLeague.ts';
import { OUTCOMES } from '#domain/record/outcome.ts';
import { slug } from '#domain/words/slug.ts';
import { type Client, readAll } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';

const pastRow = z
  .object({
    id: z.int(),
    part: z.string(),
    league: z.enum(EVENT_LEAGUES),
    name: z.string(),
    start_time: timestampColumn,
    status: z.enum(EVENT_STATUSES),
    names: z.tuple([z.string(), z.string()]).nullable(),
    pick: z.string().nullable(),
    probability: z.number().nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
  })
  .transform(
    ({ start_time: startTime, ...row }): PastEvent => ({ ...presentFields(row), startTime }),
  );

const COLUMNS = 'id, part, league, name, start_time, status, names, pick, probability, outcome';

interface Asked {
  readonly league?: EventLeague | undefined;
  /** Samples alone, or a feed's events alone. */
  readonly sample: boolean;
}

/** Past bouts, matches, races and tournaments of a month in New York, in the order of their starts. */
export function readPastEvents(
  client: Client,
  { league, sample, month }: Asked & { readonly month: Month },
): Promise<PastEvent[]> {
  const { from, to } = monthRange(month);
  const query = () => {
    const events = client.from('past_events').select(COLUMNS).eq('sample', sample);
    const within = events.gte('start_time', from).lt('start_time', to);
    const own = league ? within.eq('league', league) : within;
    return own.order('start_time').order('id').order('part');
  };
  return readAll('reading past events', query, pastRow);
}

const partRow = z.object({ id: z.int(), part: z.string(), league: z.enum(EVENT_LEAGUES) });

/** Which parts of events those of a feed are, for the month's sitemap: no more is read of them. */
export function readPastParts(
  client: Client,
  month: Month,
): Promise<Pick<PastEvent, 'id' | 'part' | 'league'>[]> {
  const { from, to } = monthRange(month);
  const query = () =>
    client
      .from('past_forecast_parts')
      .select('id, part, league')
      .eq('sample', false)
      .gte('start_time', from)
      .lt('start_time', to)
      .order('start_time')
      .order('id')
      .order('part');
  return readAll('reading which events are past', query, partRow);
}

const nameRow = z.object({ id: z.int(), name: z.string() });

/** Past events of a fighter, player or driver in the order of their starts; undefined if nobody of that address was ever forecast. */
export async function readNamePast(
  client: Client,
  { league, sample, part }: { league: EventLeague; sample: boolean; part: string },
): Promise<{ readonly name: string; readonly events: readonly PastEvent[] } | undefined> {
  const named = () =>
    client
      .from('forecast_names')
      .select('id, name')
      .eq('league', league)
      .eq('sample', sample)
      .order('id');
  const all = await readAll('reading who was forecast', named, nameRow);
  const found = all.filter(({ name }) => slug(name) === part);
  const [first] = found;
  if (!first) return undefined;
  const ids = found.map(({ id }) => id);
  const query = () =>
    client
      .from('past_events_of')
      .select(COLUMNS)
      .in('name_id', ids)
      .eq('sample', sample)
      .order('start_time')
      .order('id')
      .order('part');
  return { name: first.name, events: await readAll('reading somebody’s past', query, pastRow) };
}
