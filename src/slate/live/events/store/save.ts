import * as z from 'zod';
import type { PartKey } from '#domain/events/parts.ts';
import type { EventFigures } from '#domain/live/eventFigures.ts';
import type { LiveEventSport } from '#domain/live/eventState.ts';
import type { EventTold } from '#domain/live/eventTold.ts';
import { type Client, readData } from '#store/client.ts';

/** An event as one look found it. */
export interface LookedAtEvent extends Pick<EventTold, 'stage' | 'detail' | 'state'> {
  readonly eventId: number;
  readonly part: PartKey;
  readonly sport: LiveEventSport;
  readonly predictionId: number;
  /** What was said before the start; given at the first look. */
  readonly before?: EventFigures | undefined;
  /** What the rest of the event holds; absent: none is said. */
  readonly figures?: EventFigures | undefined;
}

/** Stores events as a look found them; the number of new states. */
export async function storeLiveEvents(
  client: Client,
  token: number,
  readAt: Date,
  events: readonly LookedAtEvent[],
): Promise<number> {
  const args = { p_token: token, p_at: readAt.toISOString(), p_events: events };
  const call = client.rpc('store_live_events', args);
  return readData('storing events as they are played', call, z.int());
}

/** Thins the states of events that ended a week ago; the number of events done. */
export async function thinLiveEvents(client: Client, token: number): Promise<number> {
  const call = client.rpc('thin_live_event_states', { p_token: token });
  return readData('thinning states of events', call, z.int());
}
