import { SessionCard } from '#components/event/f1/SessionCard.tsx';
import { CardSkeletons } from '#components/game/CardSkeleton.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { FailedLine } from './FailedLine.tsx';
import { FetchFailed } from './FetchFailed.tsx';
import { type BuiltSessions, useF1Sessions } from './useF1Sessions.ts';

function Sessions(props: BuiltSessions) {
  const { sessions, now, loading, failed, retry } = useF1Sessions(props);
  if (sessions.length === 0) {
    if (loading) {
      return (
        <div className="grid thirds" aria-busy="true">
          <p className="visually-hidden" role="status">
            Loading Formula 1 events
          </p>
          <CardSkeletons />
        </div>
      );
    }
    if (failed !== undefined) return <FetchFailed title={failed} onRetry={retry} />;
    return (
      <EmptyState title="No Upcoming F1 Events">
        Check back soon for the next race weekend schedule
      </EmptyState>
    );
  }
  return (
    <>
      {failed !== undefined && <FailedLine text={failed} onRetry={retry} />}
      <div className="grid thirds">
        {sessions.map((event) => (
          <SectionBoundary key={event.id}>
            <SessionCard event={event} now={now} />
          </SectionBoundary>
        ))}
      </div>
    </>
  );
}

/** Sessions of the next 28 days as cards. */
export const F1Sessions = (props: BuiltSessions) => (
  <SectionBoundary>
    <Sessions {...props} />
  </SectionBoundary>
);
