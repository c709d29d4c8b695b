import { type F1Session, sessionId, sessionName } from '#domain/events/f1/f1Session.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { Round } from '../../jolpica/round.ts';
import { stageAt } from './stageAt.ts';

export type F1Event = RaceEvent & { readonly sourceId: string };

/** A session of a weekend with the calendar's facts. */
export interface Slot {
  readonly round: Round;
  readonly session: F1Session;
  readonly event: F1Event;
}

/** All sessions of a calendar as events, by the clock. */
export const calendarSlots = (rounds: readonly Round[], now: Date): readonly Slot[] =>
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
export const mergedRaceEvent = (scoreboard: F1Event, { event }: Slot): F1Event => ({
  ...scoreboard,
  name: event.name,
  track: event.track,
  venue: event.venue,
});
