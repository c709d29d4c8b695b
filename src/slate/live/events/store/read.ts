import * as z from 'zod';
import { eventFiguresSchema, eventStateSchema } from '#contract/live/eventState.ts';
import { liveStageSchema } from '#contract/live/gameLive.ts';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import { LIVE_EVENT_SPORTS } from '#domain/live/eventState.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const eventRow = z.object({
  event_id: z.int(),
  prediction_id: z.int(),
  sport: z.enum(LIVE_EVENT_SPORTS),
  before: eventFiguresSchema,
  stage: liveStageSchema,
  detail: z.string(),
  state: z.nullable(eventStateSchema),
  figures: z.nullable(eventFiguresSchema),
  told_at: timestampColumn,
});

/** An event as it was last told. */
export type LiveEventRow = z.infer<typeof eventRow>;

const COLUMNS = Object.keys(eventRow.shape).join(', ');

/** An event as it was last told; undefined before the first look at it. */
export async function readLiveEvent(
  client: Client,
  eventId: number,
): Promise<LiveEventRow | undefined> {
  const call = client
    .from('live_events')
    .select(COLUMNS)
    .eq('event_id', eventId)
    .eq('part', WHOLE_EVENT)
    .in('sport', LIVE_EVENT_SPORTS);
  const [row] = await readData('reading an event as it is played', call, z.array(eventRow));
  return row;
}

const stateRow = z.object({
  stage: liveStageSchema,
  state: eventStateSchema,
  figures: z.nullable(eventFiguresSchema),
});

/** One of an event's states, with what was said of it; null: nothing. */
export type EventMoment = z.infer<typeof stateRow>;

/** An event's states in the order in which they were read. */
export function readEventStates(client: Client, eventId: number): Promise<readonly EventMoment[]> {
  const query = () =>
    client
      .from('live_event_states')
      .select('stage, state, figures')
      .eq('event_id', eventId)
      .eq('part', WHOLE_EVENT)
      .order('id');
  return readAll('reading an event’s states', query, stateRow);
}
