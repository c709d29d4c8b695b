import { boxingEndpoints } from '#client/events/boxing.ts';
import { EventCard } from '#components/fights/boxing/EventCard.tsx';
import { EventSkeletons } from '#components/fights/boxing/EventSkeleton.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { TabSet } from '#components/ui/TabSet.tsx';
import type { ShownFight } from '#contract/answers/fights/shownFight.ts';
import { todaysFights, upcomingFights } from '#domain/fights/schedule.ts';
import type { Instant } from '#domain/time/time.ts';
import { FailedLine } from './FailedLine.tsx';
import { FetchFailed } from './FetchFailed.tsx';
import { useAnswer, useStamp } from './useAnswer.ts';
import { useNow } from './useNow.ts';

interface Props {
  /** Events as the page was built with. */
  readonly events: readonly ShownFight[];
  /** When they were last confirmed; absent without any. */
  readonly asOf?: string | undefined;
  /** When the page was built. Both ISO 8601 in UTC. */
  readonly builtAt: string;
}

interface Empty {
  readonly title: string;
  readonly text: string;
}

type Chosen = (events: readonly Timed[], now: Instant) => readonly ShownFight[];

/** An event by the name its start has among cards. */
type Timed = ShownFight & { readonly startTime: string };

const timed = (event: ShownFight): Timed => ({ ...event, startTime: event.date });

const NO_UPCOMING: Empty = {
  title: 'No Upcoming Boxing Events',
  text: 'Check back soon for the latest fight predictions',
};
const NO_TODAY: Empty = { title: 'No Fights Today', text: 'No boxing events scheduled for today' };

interface ListProps extends Props {
  readonly endpoint: 'upcoming' | 'today';
  readonly choose: Chosen;
  readonly empty: Empty;
  /** Heading of the list, for screen readers: the tab shows it. */
  readonly title: string;
}

/** Event cards of one tab: as built, or as just requested if there were none or they are old. */
function Fights({ events, asOf, builtAt, endpoint, choose, empty }: ListProps) {
  const now = useNow(builtAt);
  const { answer, loading, failed, retry } = useAnswer(boxingEndpoints[endpoint], asOf);
  useStamp(endpoint === 'upcoming' ? answer : undefined);
  const shown = choose((answer ?? events).map(timed), now);
  if (shown.length > 0) {
    return (
      <>
        {failed !== undefined && <FailedLine text={failed} onRetry={retry} />}
        <div className="evenings">
          {shown.map((event) => (
            <SectionBoundary key={event.id}>
              <EventCard event={event} now={now} />
            </SectionBoundary>
          ))}
        </div>
      </>
    );
  }
  if (loading) return <EventSkeletons />;
  if (failed !== undefined) return <FetchFailed title={failed} onRetry={retry} />;
  return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
}

const FightList = (props: ListProps) => (
  <>
    <h2 className="visually-hidden">{props.title}</h2>
    <Fights {...props} />
  </>
);

/** Upcoming and today's boxing, each in its tab. */
export const BoxingFights = (props: Props) => (
  <SectionBoundary>
    <TabSet
      group="fights"
      label="Boxing events"
      tabs={[
        {
          id: 'upcoming',
          label: 'Upcoming Fights',
          panel: (
            <FightList
              {...props}
              title="Upcoming Fights"
              endpoint="upcoming"
              choose={upcomingFights}
              empty={NO_UPCOMING}
            />
          ),
        },
        {
          id: 'today',
          label: "Today's Fights",
          panel: (
            <FightList
              {...props}
              title="Today's Fights"
              endpoint="today"
              choose={todaysFights}
              empty={NO_TODAY}
            />
          ),
        },
      ]}
    />
  </SectionBoundary>
);
