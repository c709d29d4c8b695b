import { type EventStart, looseInstant, noonOf } from '../reading/fields.ts';
import type { SportsDbEvent } from './schema.ts';

type Times = Pick<SportsDbEvent, 'strTimestamp' | 'dateEvent' | 'strTime' | 'strTimeLocal'>;

const CLOCK = /^(\d\d:\d\d)(?::\d\d)?/;

/** Midnight means "no time", unless there is a local time other than midnight. */
function isKnown(clock: string | undefined, local: string | undefined): boolean {
  if (clock === undefined) return false;
  return clock !== '00:00' || (CLOCK.exec(local ?? '')?.[1] ?? '00:00') !== '00:00';
}

/**
 * Start of an event. Times are UTC, written "20:00:00", "20:00:00.000" or "20:00:00+00:00", in one field with the day
 * (`strTimestamp`) or in two. Undefined without a day.
 */
export function readStart({
  strTimestamp,
  dateEvent,
  strTime,
  strTimeLocal,
}: Times): EventStart | undefined {
  const [stampDay, stampTime] = strTimestamp?.split(/[T ]/) ?? [];
  const day = stampDay || dateEvent;
  const clock = CLOCK.exec(stampTime || (strTime ?? ''))?.[1];
  const instant = looseInstant(`${day}T${clock ?? '00:00'}:00Z`);
  if (!day || !instant) return undefined;
  if (isKnown(clock, strTimeLocal)) return { startTime: instant, timeKnown: true };
  return { startTime: noonOf(instant.slice(0, 10)), timeKnown: false };
}
