import type { ByTour } from '#contract/answers/tennis/event.ts';
import type { Instant } from '#domain/time/time.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { eventsOf } from './eventsOf.ts';
import { TournamentCard } from './TournamentCard.tsx';

interface Props {
  readonly recent: ByTour;
  readonly now: Instant;
}

/** The last completed event of every tour, the latest first. */
export function RecentPanel({ recent, now }: Props) {
  const events = eventsOf(recent).toReversed();
  if (events.length === 0) {
    return (
      <EmptyState title="No Recent Results">
        Completed matches appear here with their score.
      </EmptyState>
    );
  }
  return (
    <div className="grid thirds">
      {events.map(({ tour, event }) => (
        <TournamentCard key={tour} tour={tour} event={event} now={now} over />
      ))}
    </div>
  );
}
