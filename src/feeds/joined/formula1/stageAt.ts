import type { EventStatus } from '#domain/events/event.ts';
import type { F1Session } from '#domain/events/f1/f1Session.ts';

const HOUR_MS = 3_600_000;
/** Limit of a session's hours: a race ends two hours after its start, four with all interruptions. */
const LONGEST = { race: 4, other: 2 } as const;

/** A session's stage by the clock only, because a calendar has none. */
export function stageAt(startTime: string, session: F1Session, now: Date): EventStatus {
  const hours = session === 'race' ? LONGEST.race : LONGEST.other;
  const since = now.getTime() - Date.parse(startTime);
  if (since < 0) return 'scheduled';
  return since < hours * HOUR_MS ? 'live' : 'final';
}
