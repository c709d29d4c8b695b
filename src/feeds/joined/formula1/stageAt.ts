import type { EventStatus } from '#domain/events/event.ts';
import type { F1Session } from '#domain/events/f1/f1Session.ts';

const HOUR_MS = 3_600_000;
/** Hours a session lasts at most: a race is stopped two hours after it began, four with all interruptions. */
const LONGEST = { race: 4, other: 2 } as const;

/** Where a session stands by the clock alone: a calendar does not say. */
export function stageAt(startTime: string, session: F1Session, now: Date): EventStatus {
  const hours = session === 'race' ? LONGEST.race : LONGEST.other;
  const since = now.getTime() - Date.parse(startTime);
  if (since < 0) return 'scheduled';
  return since < hours * HOUR_MS ? 'live' : 'final';
}
