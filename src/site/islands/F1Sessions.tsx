import { SessionCard } from '#components/event/f1/SessionCard.tsx';
import { CardSkeletons } from '#components/game/CardSkeleton.tsx';
import { Disclose } from '#components/ui/Disclose.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { isRaced } from '#domain/events/session.ts';
import { type Instant, longDate } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { FailedLine } from './FailedLine.tsx';
import { FetchFailed } from './FetchFailed.tsx';
import { type BuiltSessions, useF1Sessions } from './useF1Sessions.ts';

interface CardsProps {
  readonly sessions: readonly IndividualEvent[];
  readonly now: Instant;
}

const SessionCards = ({ sessions, now }: CardsProps) => (
  <div className="grid thirds">
    {sessions.map((event) => (
      <SectionBoundary key={event.id}>
        <SessionCard event={event} now={now} />
      </SectionBoundary>
    ))}
  </div>
);

/** "8 sessions, from Friday, November 27": summary of the folded sessions, none of which is simulated. */
function beforeText(sessions: readonly IndividualEvent[]): string {
  const [first] = sessions;
  const count = counted(sessions.length, 'session');
  return first ? `${count}, from ${longDate(first.eventTime)}` : count;
}

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
  const before = sessions.filter(({ name }) => !isRaced(name));
  return (
    <>
      {failed !== undefined && <FailedLine text={failed} onRetry={retry} />}
      <SessionCards sessions={sessions.filter(({ name }) => isRaced(name))} now={now} />
      {before.length > 0 && (
        <div className="panel mt-4">
          <Disclose summary="Practice and qualifying" figure={beforeText(before)}>
            <SessionCards sessions={before} now={now} />
          </Disclose>
        </div>
      )}
    </>
  );
}

/** Sessions of the next 28 days as cards, races and sprints first; those that are not simulated are folded. */
export const F1Sessions = (props: BuiltSessions) => (
  <SectionBoundary>
    <Sessions {...props} />
  </SectionBoundary>
);
