import { golfTournaments } from '#client/events/golf.ts';
import { clock } from '#clock';
import { UpcomingTournaments } from '#components/golf/UpcomingTournaments.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { FAILURES } from '#domain/answers/failures.ts';
import type { PredictedTournament } from '#domain/answers/golfTournaments.ts';
import type { GolfTour } from '#domain/eventLeague.ts';
import { upcomingTournaments } from '#domain/golf/upcoming.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { useFresh } from './useFresh.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  readonly tour: GolfTour;
  /** The tour's tournaments as the page was built. */
  readonly built: readonly PredictedTournament[];
  /** When it was built, ISO 8601. */
  readonly builtAt: string;
}

const countText = (count: number): string =>
  count === 0 ? 'No upcoming tournaments' : `${count} upcoming tournament${count === 1 ? '' : 's'}`;

function Upcoming({ tour, built, builtAt }: Props) {
  const { data, loading, failed, retry } = useFresh(golfTournaments(tour), built);
  const now = useHydrated() ? clock.now() : new Date(builtAt);
  const upcoming = upcomingTournaments(data, now);
  return (
    <>
      <AnswerLine
        loading={loading}
        loadingText="Loading tournaments and predictions..."
        failed={failed}
        failedText={FAILURES.golfTournamentsShown}
        onRetry={retry}
        text={countText(upcoming.length)}
      />
      {upcoming.length > 0 && <UpcomingTournaments tournaments={upcoming} />}
    </>
  );
}

/** A tour's upcoming tournaments, as built and then as the API has them. */
export const GolfUpcoming = (props: Props) => (
  <SectionBoundary>
    <Upcoming {...props} />
  </SectionBoundary>
);
