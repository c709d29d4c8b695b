import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { EventLive } from '#contract/live/eventLive.ts';
import type { Client } from '#store/client.ts';
import { eventAnswer, eventCurveAnswer } from './answer.ts';
import { readEventStates, readLiveEvent } from './store/read.ts';

/** An event as it is played, or was, with its chance by moment: what its page draws whole. */
interface EventPicture {
  readonly live: EventLive;
  /** Absent before its first state. */
  readonly curve: EventCurve | undefined;
}

/** Undefined before the first look at it. */
export async function readEventPicture(
  client: Client,
  eventId: number,
  now: Date,
): Promise<EventPicture | undefined> {
  const [row, moments] = await Promise.all([
    readLiveEvent(client, eventId),
    readEventStates(client, eventId),
  ]);
  if (!row) return undefined;
  return {
    live: eventAnswer(row, now),
    curve: moments.length > 0 ? eventCurveAnswer(row, moments) : undefined,
  };
}
