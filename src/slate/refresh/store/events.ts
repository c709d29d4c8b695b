import * as z from 'zod';
import type { EventSport } from '#domain/events/event.ts';
import { eventResults } from '#domain/events/results.ts';
import { type FeedEvent, type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import { eventColumns, type KnownEvent, knownEventOf } from '#slate/archive/eventRow.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { type IngestedFeed, storeAll } from './ingest.ts';

const COLUMNS =
  'id, source, source_id, sample, facts, closes_at, begun_at, as_of, previous_start, previous_time_known';

/** Events per statement: a field of 150 golfers is about 15 kB. */
const BATCH = 40;

function eventRow({ sourceId, ...facts }: FeedEvent) {
  const { league, name, startTime, timeKnown, status } = facts;
  return {
    source_id: sourceId,
    sport: sportOf(league),
    league,
    name,
    start_time: startTime,
    time_known: timeKnown,
    status,
    facts,
    results: eventResults(facts).map(({ part, result }) => ({ part, result: result ?? null })),
  };
}

/** Stores a feed's events; returns how many were written. Safe to repeat. */
export function ingestEvents(
  client: Client,
  lease: Lease,
  feed: IngestedFeed,
  events: readonly FeedEvent[],
): Promise<number> {
  const store = (batch: readonly FeedEvent[]): Promise<number> => {
    const call = client.rpc('ingest_events', {
      p_token: lease.token,
      p_source: feed.name,
      p_sample: feed.sample,
      p_as_of: feed.asOf.toISOString(),
      p_events: batch.map(eventRow),
    });
    return readData('storing the events of a feed', call, z.int());
  };
  return storeAll(events, BATCH, store, ({ sourceId }, reason) => feed.refused?.(sourceId, reason));
}

interface EventWindow {
  readonly from: Date;
  readonly to: Date;
  readonly sample: boolean;
  readonly sport?: EventSport;
}

/** Working events that start within [from, to), samples or a feed's, ordered by start and id. */
export async function readKnownEvents(
  client: Client,
  { from, to, sample, sport }: EventWindow,
): Promise<KnownEvent[]> {
  const query = () => {
    const rows = client
      .from('events')
      .select(COLUMNS)
      .eq('sample', sample)
      .gte('start_time', from.toISOString())
      .lt('start_time', to.toISOString());
    return (sport ? rows.eq('sport', sport) : rows).order('start_time').order('id');
  };
  return (await readAll('reading events', query, eventColumns)).map(knownEventOf);
}

/** Events of a feed that ended after an instant, in the order of their starts; never samples. */
export async function readFinishedEvents(
  client: Client,
  sports: readonly EventSport[],
  after: Date,
): Promise<SportEvent[]> {
  const query = () =>
    client
      .from('events')
      .select(COLUMNS)
      .eq('sample', false)
      .eq('status', 'final')
      .in('sport', sports)
      .gt('start_time', after.toISOString())
      .order('start_time')
      .order('id');
  const rows = await readAll('reading finished events', query, eventColumns);
  return rows.map((row) => knownEventOf(row).event);
}
