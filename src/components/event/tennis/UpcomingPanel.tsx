import { EmptyState } from '#components/ui/EmptyState.tsx';
import type { ByTour } from '#contract/answers/tennis/event.ts';
import { isFeaturedTour } from '#domain/events/tennis/tour.ts';
import type { Instant } from '#domain/time.ts';
import { eventsOf } from './eventsOf.ts';
import { TournamentCard } from './TournamentCard.tsx';

interface Props {
  readonly upcoming: ByTour;
  readonly now: Instant;
  /** Pages of matches that the site has built, by the match's number. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Featured tours first, then every tour's next event. */
export function UpcomingPanel({ upcoming, now, paths }: Props) {
  const all = eventsOf(upcoming);
  if (all.length === 0) {
    return (
      <EmptyState title="No Upcoming Tournaments">
        Check back soon for the latest tennis tournament schedules
      </EmptyState>
    );
  }
  const featured = all.filter(({ tour }) => isFeaturedTour(tour));
  return (
    <>
      {featured.length > 0 && (
        <section className="tour-group">
          <h3>Featured Tournaments</h3>
          <div className="grid thirds">
            {featured.map(({ tour, event }) => (
              <TournamentCard
                key={tour}
                tour={tour}
                event={event}
                now={now}
                href={paths[event.idEvent]}
                featured
              />
            ))}
          </div>
        </section>
      )}
      <section className="tour-group">
        <h3>All Upcoming Tournaments</h3>
        <div className="grid thirds">
          {all.map(({ tour, event }) => (
            <TournamentCard
              key={tour}
              tour={tour}
              event={event}
              now={now}
              href={paths[event.idEvent]}
            />
          ))}
        </div>
      </section>
    </>
  );
}
