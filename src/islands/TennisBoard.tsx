import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { tennisPredictions, tennisSchedule } from '#client/events/tennis.ts';
import { MatchCard } from '#components/event/tennis/MatchCard.tsx';
import { RecentPanel } from '#components/event/tennis/RecentPanel.tsx';
import { TournamentSkeletons } from '#components/event/tennis/TournamentSkeletons.tsx';
import { ToursPanel } from '#components/event/tennis/ToursPanel.tsx';
import { UpcomingPanel } from '#components/event/tennis/UpcomingPanel.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { TennisSchedule } from '#domain/answers/tennisEvent.ts';
import type { TennisPrediction } from '#domain/answers/tennisPrediction.ts';
import { Tabs } from './Tabs.tsx';
import { useAskWhenOld } from './useAskWhenOld.ts';
import { useNow } from './useNow.ts';

interface Props {
  /** What the page was built with. */
  readonly built: TennisSchedule;
  /** When that was confirmed; absent where there was nothing. */
  readonly asOf?: string | undefined;
  /** When the page was built. */
  readonly builtAt: string;
  /** Whether the built predictions include live ones. */
  readonly live: boolean;
  /** The built predictions: the slot "predictions" of the page. */
  readonly predictions?: ReactNode;
}

const TABS = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'predictions', label: 'AI Predictions' },
  { id: 'results', label: 'Recent Results' },
  { id: 'tours', label: 'All Tours' },
];

/** Predictions just fetched, where they are news: live ones that the page was not built with. */
const fresh = (list: readonly TennisPrediction[] | undefined) =>
  (list ?? []).filter(({ sample }) => !sample);

function Board({ built, asOf, builtAt, live, predictions }: Props) {
  const now = useNow(builtAt);
  const schedule = useStore(tennisSchedule.$answer);
  const predicted = useStore(tennisPredictions.$answer);
  useAskWhenOld(tennisSchedule.ask, asOf);
  useAskWhenOld(tennisPredictions.ask, asOf);
  const shown = schedule.data ?? built;
  const empty = Object.keys(shown.upcoming).length + Object.keys(shown.recent).length === 0;
  const loading = empty && (schedule.loading || predicted.loading);
  const or = (panel: ReactNode): ReactNode => (loading ? <TournamentSkeletons /> : panel);
  const news = live ? [] : fresh(predicted.data);
  return (
    <Tabs
      group="tab"
      label="Tennis"
      tabs={TABS}
      panels={{
        upcoming: or(<UpcomingPanel upcoming={shown.upcoming} now={now} />),
        predictions:
          news.length > 0 ? (
            <div className="grid c3">
              {news.map((prediction) => (
                <MatchCard key={prediction.id} prediction={prediction} />
              ))}
            </div>
          ) : (
            predictions
          ),
        results: or(<RecentPanel recent={shown.recent} now={now} />),
        tours: or(<ToursPanel {...shown} />),
      }}
    />
  );
}

/** The schedule of every tour and the predictions, in tabs. */
export const TennisBoard = (props: Props) => (
  <SectionBoundary>
    <Board {...props} />
  </SectionBoundary>
);
