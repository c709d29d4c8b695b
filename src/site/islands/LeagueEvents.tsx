import { leagueEvents, platformStatsQuery } from '#client/events/individualEvents.ts';
import { EventCard } from '#components/event/EventCard.tsx';
import { CardSkeletons } from '#components/game/CardSkeleton.tsx';
import {
  type PlatformFigures,
  PlatformPerformance,
} from '#components/game/PlatformPerformance.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import type { IndividualSport } from '#domain/leagues/individualSport.ts';
import { sportPath } from '#domain/leagues/leaguePage.ts';
import { type Instant, longDate } from '#domain/time/time.ts';
import { FailedLine } from './FailedLine.tsx';
import { FetchFailed } from './FetchFailed.tsx';
import { type AnswerState, useAnswer, useStamp } from './useAnswer.ts';
import { useNow } from './useNow.ts';

interface Props {
  readonly sport: IndividualSport;
  /** Upcoming events as the page was built. */
  readonly built: readonly IndividualEvent[];
  /** Event pages that the site has built, by the event's id; other cards link to the sport's page. */
  readonly paths: Readonly<Record<number, string>>;
  /** The platform's figures as the page was built. */
  readonly stats: PlatformFigures;
  readonly asOf: string | undefined;
  /** When the page was built, ISO 8601. */
  readonly builtAt: string;
}

interface ListProps extends Pick<AnswerState<unknown>, 'loading' | 'failed' | 'retry'> {
  readonly sport: IndividualSport;
  readonly events: readonly IndividualEvent[];
  readonly paths: Props['paths'];
  readonly now: Instant;
  /** Whether a slate has ever been confirmed. */
  readonly known: boolean;
}

const None = ({ sport, known }: Pick<ListProps, 'sport' | 'known'>) => (
  <EmptyState
    title={`No upcoming events found for ${sport}`}
    action={
      <a className="button ghost compact" href={sportPath(sport)}>
        {`${sport} page`}
      </a>
    }
  >
    {known
      ? 'We know of none in the next five weeks.'
      : 'We have no schedule right now. Please look again in a few minutes.'}
  </EmptyState>
);

function EventList({ sport, events, paths, now, known, loading, failed, retry }: ListProps) {
  if (events.length === 0) {
    if (loading) {
      return (
        <div className="grid thirds" aria-busy="true">
          <p className="visually-hidden" role="status">{`Loading ${sport} events`}</p>
          <CardSkeletons />
        </div>
      );
    }
    if (failed !== undefined) return <FetchFailed title={failed} onRetry={retry} />;
    return <None sport={sport} known={known} />;
  }
  return (
    <>
      {failed !== undefined && <FailedLine text={failed} onRetry={retry} />}
      <div className="grid thirds">
        {events.map((event) => (
          <SectionBoundary key={event.id}>
            <EventCard event={event} now={now} href={paths[event.id]} />
          </SectionBoundary>
        ))}
      </div>
    </>
  );
}

function Page({ sport, built, paths, stats, asOf, builtAt }: Props) {
  const now = useNow(builtAt);
  const { answer, ...state } = useAnswer(
    leagueEvents(sport),
    built.length === 0 ? undefined : asOf,
  );
  const figures = useAnswer(platformStatsQuery, asOf);
  useStamp(answer);
  return (
    <>
      <PlatformPerformance stats={figures.answer ?? stats} />
      {figures.failed !== undefined && <FailedLine text={figures.failed} onRetry={figures.retry} />}
      <section className="section pt-10">
        <div className="section-head">
          <h2>Upcoming Events</h2>
          <p>{longDate(now)}</p>
        </div>
        <EventList
          sport={sport}
          events={answer ?? built}
          paths={paths}
          now={now}
          known={asOf !== undefined}
          {...state}
        />
      </section>
    </>
  );
}

/** Platform figures and upcoming events of an individual sport: as built, or newer ones if those are old. Each fails alone. */
export const LeagueEvents = (props: Props) => (
  <SectionBoundary>
    <Page {...props} />
  </SectionBoundary>
);
