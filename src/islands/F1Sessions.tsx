import { SessionCard } from '#components/event/f1/SessionCard.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { type BuiltSessions, useF1Sessions } from './useF1Sessions.ts';

function Sessions(props: BuiltSessions) {
  const { sessions, now } = useF1Sessions(props);
  if (sessions.length === 0) {
    return (
      <EmptyState title="No Upcoming F1 Events">
        Check back soon for the next race weekend schedule
      </EmptyState>
    );
  }
  return (
    <div className="grid c3">
      {sessions.map((event) => (
        <SessionCard key={event.id} event={event} now={now} />
      ))}
    </div>
  );
}

/** Sessions of the next 28 days as cards. */
export const F1Sessions = (props: BuiltSessions) => (
  <SectionBoundary>
    <Sessions {...props} />
  </SectionBoundary>
);
