import { useMemo } from 'react';
import { golfToursQuery } from '#client/events/golf.ts';
import { TourCard } from '#components/golf/TourCard.tsx';
import { Markup } from '#components/ui/Markup.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { TourTournament } from '#contract/answers/golf/tournaments.ts';
import { hasTournaments, playingFirst, upcomingTournaments } from '#domain/golf/upcoming.ts';
import { counted } from '#domain/words/counted.ts';
import { GOLF_FAILURES } from '#domain/words/golfFailures.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { useStamp } from './useAnswer.ts';
import { useFresh } from './useFresh.ts';
import { useNow } from './useNow.ts';

type Tours = Readonly<Record<string, readonly TourTournament[]>>;

interface Props {
  /** Tournaments by tour slug as the page was built. */
  readonly built: Tours;
  /** When it was built, ISO 8601. */
  readonly builtAt: string;
  /** Content of the box that fills the grid's last row. */
  readonly html?: string | undefined;
}

/** "10 tours, 6 upcoming tournaments" */
function countText(tours: Tours, now: Date): string {
  const lists = Object.values(tours);
  const upcoming = lists.reduce((sum, list) => sum + upcomingTournaments(list, now).length, 0);
  return `${counted(lists.length, 'tour')}, ${counted(upcoming, 'upcoming tournament')}`;
}

function TourGrid({ built, builtAt, html = '' }: Props) {
  const { data, fresh, loading, failed, retry } = useFresh<Tours>(golfToursQuery, built);
  useStamp(useMemo(() => fresh && Object.values(fresh).flat(), [fresh]));
  const now = useNow(builtAt);
  return (
    <>
      <AnswerLine
        loading={loading}
        loadingText="Loading golf tournaments..."
        failed={failed}
        failedText={GOLF_FAILURES.toursShown}
        onRetry={retry}
        text={countText(data, now)}
      />
      {!hasTournaments(data) && !loading && !failed && (
        <p className="empty mb-4">No golf tournaments available at this time.</p>
      )}
      <div className="grid thirds">
        {playingFirst(data, now).map(([slug, tournaments]) => (
          <TourCard key={slug} slug={slug} tournaments={tournaments} now={now} />
        ))}
        <Markup html={html} className="golf-foot rest" />
      </div>
    </>
  );
}

/** The grid of golf tours, as built and then updated from the API. */
export const GolfTours = (props: Props) => (
  <SectionBoundary>
    <TourGrid {...props} />
  </SectionBoundary>
);
