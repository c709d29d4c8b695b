import { FoldSection } from '#components/ui/FoldSection.tsx';
import { individualEvent } from '#contract/answers/individual/event.ts';
import { begunLast } from '#domain/events/begunLast.ts';
import { eventPath } from '#domain/events/eventPath.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import type { IndividualSport } from '#domain/leagues/individualSport.ts';
import { shortMonthDay } from '#domain/time/time.ts';
import { LeagueEvents } from '#islands/LeagueEvents.tsx';
import { Island } from '../Island.tsx';
import type { FactsWithStats } from './ownPage.ts';

interface Props extends Pick<FactsWithStats, 'events' | 'stats' | 'asOf' | 'now'> {
  readonly sport: IndividualSport;
}

/**
 * Every upcoming event of a sport as a card with its likeliest winner, folded below the page's own view of them. Formula 1 and
 * tennis list them in their own boards.
 */
export function UpcomingEvents({ sport, events, stats, asOf, now }: Props) {
  const upcoming = upcomingEvents(events, now);
  // The cards name the likeliest winner; everyone's chances stay in the page's other parts.
  const built = upcoming
    .flatMap((event) => individualEvent(event) ?? [])
    .map(({ predictions: _, ...event }) => event);
  const [next] = begunLast(upcoming, now);
  /** Where a card leads, if its event has a part of this page. */
  const paths = Object.fromEntries(
    upcoming.flatMap((event) =>
      event.kind === 'race' && event.league !== 'F1' && event.prediction
        ? [[event.id, eventPath(event)]]
        : [],
    ),
  );
  const props = { sport, built, paths, stats, asOf, builtAt: now.toISOString() };
  return (
    <FoldSection
      id="events"
      title="Upcoming Events"
      aside={
        next
          ? `${built.length}, the next on ${shortMonthDay(next.startTime)}: ${next.name}`
          : 'None announced'
      }
    >
      <Island name="events" of={<LeagueEvents {...props} />} />
    </FoldSection>
  );
}
