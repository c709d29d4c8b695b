import { SessionCounters } from '#components/event/f1/SessionCounters.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { sessionCounts } from '#domain/events/f1/window.ts';
import { type BuiltSessions, useF1Sessions } from './useF1Sessions.ts';

function Counters(props: BuiltSessions) {
  return <SessionCounters counts={sessionCounts(useF1Sessions(props).sessions)} />;
}

/** Counts of upcoming races, sprint events, qualifying and practice sessions. */
export const F1Counters = (props: BuiltSessions) => (
  <SectionBoundary>
    <Counters {...props} />
  </SectionBoundary>
);
