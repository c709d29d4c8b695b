import { individualEvents } from '#client/events/individualEvents.ts';
import { EventCard } from '#components/event/EventCard.tsx';
import { CardSkeletons } from '#components/game/CardSkeleton.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { IndividualEvent, IndividualSport } from '#domain/answers/individualEvent.ts';
import { sportPath } from '#domain/leaguePage.ts';
import { FetchFailed } from './FetchFailed.tsx';
import { useAnswer } from './useAnswer.ts';
import { useNow } from './useNow.ts';

interface Props {
  readonly sport: IndividualSport;
  /** Upcoming events as the page was built. */
  readonly built: readonly IndividualEvent[];
  readonly asOf: string | undefined;
  /** When the page was built, ISO 8601. */
  readonly builtAt: string;
}

function Events({ sport, built, asOf, builtAt }: Props) {
  const now = useNow(builtAt);
  const { data, loading, error, retry } = useAnswer(individualEvents(sport), {
    data: built,
    asOf,
    empty: built.length === 0,
  });
  if (loading) {
    return (
      <div className="grid c3" aria-busy="true">
        <p className="vh" role="status">{`Loading ${sport} events`}</p>
        <CardSkeletons />
      </div>
    );
  }
  if (error !== undefined) return <FetchFailed title={error.message} onRetry={retry} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={`No upcoming events found for ${sport}`}
        action={
          <a className="btn ghost sm" href={sportPath(sport)}>
            {`${sport} page`}
          </a>
        }
      >
        Nothing is scheduled in the coming five weeks.
      </EmptyState>
    );
  }
  return (
    <div className="grid c3">
      {data.map((event) => (
        <EventCard key={event.id} event={event} now={now} />
      ))}
    </div>
  );
}

/** Upcoming events of an individual sport: as built, newer ones where those have grown old. */
export const LeagueEvents = (props: Props) => (
  <SectionBoundary>
    <Events {...props} />
  </SectionBoundary>
);
