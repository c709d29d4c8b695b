import type { KnownEvent } from '#slate/archive/eventRow.ts';
import type { RefreshContext } from './context.ts';
import { eventWindow, vanishedGameIds } from './window.ts';

/**
 * Events of the slate: those of its window that the feed still names. Samples are the day's own and disappear as soon as the
 * sample source no longer names them.
 */
export async function slateEvents({
  store,
  now,
  source,
  events,
}: RefreshContext): Promise<KnownEvent[]> {
  if (!events) return [];
  const { sample } = source;
  const known = await store.readKnownEvents({ ...eventWindow(now), sample });
  if (sample) return known.filter(({ event }) => event.asOf === now.toISOString());
  const gone = vanishedGameIds(
    known.map(({ event: { id, league, startTime: gameTime, asOf, status } }) => ({
      id,
      league,
      gameTime,
      asOf,
      status,
    })),
  );
  return known.filter(({ event }) => !gone.has(event.id));
}

/** No new prediction is made this close to a start, because it must be on the ledger before it. */
const MARGIN_MS = 60_000;

/** Whether what is predicted now can be on the ledger before a start. */
export const isInTime = (start: string, now: Date): boolean =>
  Date.parse(start) - MARGIN_MS > now.getTime();

export const openForPrediction = ({ event, begun, closesAt }: KnownEvent, now: Date): boolean =>
  event.status === 'scheduled' && !begun && isInTime(closesAt, now);
