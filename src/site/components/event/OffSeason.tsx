import type { ReactNode } from 'react';
import type { EventSport } from '#domain/events/event.ts';
import { nextEventWords } from '#domain/events/offSeason.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Instant } from '#domain/time/time.ts';

interface Props {
  readonly title: string;
  readonly sport: EventSport;
  /** The sport's events, or a tour's. */
  readonly events: readonly SportEvent[];
  /** How the last one ended, in words: domain/events/offSeason.ts. */
  readonly last: string | undefined;
  readonly now: Instant;
  readonly children?: ReactNode;
}

/** The top of a sport's page while no event to come has a prediction: what is next, and how the last one ended. */
export const OffSeason = ({ title, sport, events, last, now, children }: Props) => (
  <div className="empty mb-6">
    <h2>{title}</h2>
    <p>{nextEventWords(sport, events, now)}</p>
    {last !== undefined && <p>{last}</p>}
    {children}
    <a className="button ghost compact" href="/predictions">
      Today’s games
    </a>
  </div>
);
