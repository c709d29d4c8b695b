import type { ByTour } from '#contract/answers/tennis/event.ts';
import { isFeaturedTour } from '#domain/events/tennis/tour.ts';
import type { Instant } from '#domain/time/time.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { eventsOf } from './eventsOf.ts';
import { TournamentCard } from './TournamentCard.tsx';

interface Props {
  readonly upcoming: ByTour;
  readonly now: Instant;
  /** Match pages that the site has built, by the match's id. */
  readonly paths: Readonly<Record<string, string>>;
}

interface GroupProps extends Omit<Props, 'upcoming'> {
  readonly title: string;
  readonly of: ReturnType<typeof eventsOf>;
  readonly featured?: boolean;
}

const Group = ({ title, of, now, paths, featured }: GroupProps) => (
  <section className="tour-group">
    <h3>{title}</h3>
    <div className="grid thirds">
      {of.map(({ tour, event }) => (
        <TournamentCard
          key={tour}
          tour={tour}
          event={event}
          now={now}
          href={paths[event.idEvent]}
          featured={featured}
        />
      ))}
    </div>
  </section>
);

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
        <Group title="Featured Tournaments" of={featured} now={now} paths={paths} featured />
      )}
      <Group title="All Upcoming Tournaments" of={all} now={now} paths={paths} />
    </>
  );
}
