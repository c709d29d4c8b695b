import * as z from 'zod';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import { LIVE_EVENT_SPORTS } from '#domain/live/eventState.ts';
import {
  ledgeredEventPredictions,
  partId,
  readEventPredictions,
} from '#slate/archive/eventPredictions.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { WaitingEvent } from './answer.ts';
import { publishedEvent } from './publishedEvent.ts';
import { LIVE_EVENTS } from './sports.ts';

const eventRow = z.object({ start_time: timestampColumn });

/** What the ledger says of an event of a feed's that no look has found yet; undefined if nothing, or of a sport that is not followed. */
export async function readWaiting(
  client: Client,
  eventId: number,
): Promise<WaitingEvent | undefined> {
  const call = client.from('events').select('start_time').eq('id', eventId).eq('sample', false);
  const [event] = await readData('reading when an event starts', call, z.array(eventRow));
  if (!event) return undefined;
  const ledgered = await ledgeredEventPredictions(client, [eventId]);
  const id = ledgered.get(partId(eventId, WHOLE_EVENT))?.id;
  const row = id === undefined ? undefined : (await readEventPredictions(client, [id])).get(id);
  if (!row) return undefined;
  for (const sport of LIVE_EVENT_SPORTS) {
    const published = publishedEvent(row, sport);
    const before = published && LIVE_EVENTS[sport].before(published);
    if (before) {
      const { id: predictionId, created_at: asOf } = row;
      return { eventId, predictionId, sport, before, asOf, startTime: event.start_time };
    }
  }
  return undefined;
}
