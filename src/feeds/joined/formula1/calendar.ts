import type { EventStatus } from '#domain/events/event.ts';
import { type F1Session, sessionId, sessionName } from '#domain/events/f1/f1Session.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { Round } from '../../jolpica/round.ts';

export type F1Event = RaceEvent & { readonly sourceId: string };

/** A session of a weekend with the calendar's facts. */
export interface Slot {
  readonly round: Round;
  readonly session: F1Session;
  readonly event: F1Event;
}

const HOUR_MS = 3_600_000;
/** Longest duration of a session, hours: a race is stopped two hours after it began, four with all interruptions. */
const LONGEST = { race: 4, other: 2 } as const;

/** A session's stage by the clock alone: calendars do not say. */
export function stageAt(startTime: string, session: F1Session, now: Date): EventStatus {
  const hours = session === 'race' ? LONGEST.race : LONGEST.other;
  const since = now.getTime() - Date.parse(startTime);
  if (since < 0) return 'scheduled';
  return since < hours * HOUR_MS ? 'live' : 'final';
}

/** All sessions of a calendar as events, by the clock. */
export const slotsOf = (rounds: readonly Round[], now: Date): readonly Slot[] =>
  rounds.flatMap((round) =>
    round.sessions.map(
      ({ session, startTime, timeKnown }): Slot => ({
        round,
        session,
        event: {
          kind: 'race',
          sourceId: sessionId(startTime, session),
          league: 'F1',
          name: sessionName(round.name, session),
          startTime,
          timeKnown,
          status: stageAt(startTime, session, now),
          venue: round.venue,
          track: round.track,
          cars: [],
          matchups: [],
        },
      }),
    ),
  );

/** One event from two feeds: the scoreboard knows when and its stage, the calendar its name and place. */
export const merged = (scoreboard: F1Event, { event }: Slot): F1Event => ({
  ...scoreboard,
  name: event.name,
  track: event.track,
  venue: event.venue,
});
