import { type ReactNode, useMemo } from 'react';
import {
  tennisPredictionsQuery,
  tennisScheduleQuery,
  tennisStatsQuery,
} from '#client/events/tennis.ts';
import { MatchCard } from '#components/event/tennis/MatchCard.tsx';
import { NextMatches } from '#components/event/tennis/NextMatches.tsx';
import { type NextMatch, nextRows } from '#components/event/tennis/nextRows.ts';
import { RecentPanel } from '#components/event/tennis/RecentPanel.tsx';
import { TennisStatsStrip } from '#components/event/tennis/TennisStatsStrip.tsx';
import { TournamentSkeletons } from '#components/event/tennis/TournamentSkeletons.tsx';
import { ToursPanel } from '#components/event/tennis/ToursPanel.tsx';
import { UpcomingPanel } from '#components/event/tennis/UpcomingPanel.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Markup } from '#components/ui/Markup.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { TabSet } from '#components/ui/TabSet.tsx';
import type { ByTour, TennisSchedule } from '#contract/answers/tennis/event.ts';
import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import type { TennisStats } from '#contract/answers/tennis/stats.ts';
import { longDate } from '#domain/time/time.ts';
import { FailedLine } from './FailedLine.tsx';
import { FetchFailed } from './FetchFailed.tsx';
import { useAnswer, useStamp } from './useAnswer.ts';
import { useNow } from './useNow.ts';

interface Props {
  /** The data built into the page. */
  readonly built: TennisSchedule;
  readonly stats: TennisStats;
  /** When those data were confirmed; absent if there were none. */
  readonly asOf?: string | undefined;
  /** When the page was built. */
  readonly builtAt: string;
  /** The live predictions that the page was built with, by their numbers. */
  readonly live: readonly number[];
  /** The matches that the page opens with. */
  readonly next: readonly NextMatch[];
  /** Match pages that the site has built, by the match's id. */
  readonly paths: Readonly<Record<string, string>>;
  /** The built predictions, as the page has drawn them. */
  readonly html?: string | undefined;
}

const publishedOf = (list: readonly ShownMatch[]) => list.filter(({ sample }) => !sample);

/** Predictions just fetched, if they are news: other live ones than the page was built with. */
function newsOf(list: readonly ShownMatch[], live: readonly number[]) {
  const published = publishedOf(list);
  const same = published.length === live.length && published.every(({ id }) => live.includes(id));
  return same ? undefined : published;
}

const Predictions = ({ list }: { readonly list: readonly ShownMatch[] }) =>
  list.length === 0 ? (
    <EmptyState title="No predicted matches">
      Predictions follow as soon as the next draws and prices are known.
    </EmptyState>
  ) : (
    <div className="grid thirds">
      {list.map((prediction) => (
        <SectionBoundary key={prediction.idEvent}>
          <MatchCard prediction={prediction} />
        </SectionBoundary>
      ))}
    </div>
  );

const matchesOf = (byTour: ByTour) => Object.values(byTour).filter((match) => match !== null);

function Board({ built, stats, asOf, builtAt, live, next, paths, html = '' }: Props) {
  const now = useNow(builtAt);
  const { answer, loading, failed, retry } = useAnswer(tennisScheduleQuery, asOf);
  const predicted = useAnswer(tennisPredictionsQuery, asOf);
  const figures = useAnswer(tennisStatsQuery, asOf);
  const { upcoming, recent } = answer ?? built;
  useStamp(
    useMemo(() => answer && [...matchesOf(answer.upcoming), ...matchesOf(answer.recent)], [answer]),
  );
  const empty = matchesOf(upcoming).length + matchesOf(recent).length === 0;
  const or = (panel: ReactNode): ReactNode => {
    if (empty && loading) return <TournamentSkeletons />;
    return empty && failed !== undefined ? <FetchFailed title={failed} onRetry={retry} /> : panel;
  };
  const news = predicted.answer ? newsOf(predicted.answer, live) : undefined;
  const isToCome = ({ start }: NextMatch) => Date.parse(start) > now.getTime();
  const coming = news ? nextRows(news, paths, now) : next.filter(isToCome);
  return (
    <>
      {predicted.failed !== undefined && (
        <FailedLine text={predicted.failed} onRetry={predicted.retry} />
      )}
      <NextMatches matches={coming} />
      <TennisStatsStrip stats={figures.answer ?? stats} />
      {figures.failed !== undefined && <FailedLine text={figures.failed} onRetry={figures.retry} />}
      <section className="section pt-10 pb-0">
        <div className="section-head">
          <h2>Tournaments</h2>
          <p>{longDate(now)}</p>
        </div>
        {!empty && failed !== undefined && <FailedLine text={failed} onRetry={retry} />}
        <TabSet
          group="tab"
          label="Tennis"
          tabs={[
            {
              id: 'upcoming',
              label: 'Upcoming',
              panel: or(<UpcomingPanel upcoming={upcoming} now={now} paths={paths} />),
            },
            {
              id: 'predictions',
              label: 'AI Predictions',
              panel: news ? <Predictions list={news} /> : <Markup html={html} />,
            },
            {
              id: 'results',
              label: 'Recent Results',
              panel: or(<RecentPanel recent={recent} now={now} />),
            },
            {
              id: 'tours',
              label: 'All Tours',
              panel: or(<ToursPanel upcoming={upcoming} recent={recent} />),
            },
          ]}
        />
      </section>
    </>
  );
}

/** The figures, the schedule of every tour and the predictions, in tabs: as built, or newer ones. Each fails alone. */
export const TennisBoard = (props: Props) => (
  <SectionBoundary>
    <Board {...props} />
  </SectionBoundary>
);
