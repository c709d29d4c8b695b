import { golfTournamentsQuery } from '#client/events/golf.ts';
import { UpcomingTournaments } from '#components/golf/UpcomingTournaments.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { PredictedTournament } from '#contract/answers/golf/tournaments.ts';
import { upcomingTournaments } from '#domain/golf/upcoming.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { counted } from '#domain/words/counted.ts';
import { GOLF_FAILURES } from '#domain/words/golfFailures.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { useStamp } from './useAnswer.ts';
import { useFresh } from './useFresh.ts';
import { useNow } from './useNow.ts';

interface Props {
  readonly tour: GolfTour;
  /** The tour's tournaments as the page was built. */
  readonly built: readonly PredictedTournament[];
  /** When it was built, ISO 8601. */
  readonly builtAt: string;
  /** The tournament that the page shows in full; none if that is an authored sample. */
  readonly featured?: number | undefined;
}

const countText = (count: number): string =>
  count === 0 ? 'No upcoming tournaments' : counted(count, 'upcoming tournament');

const playersOf = (tournament: PredictedTournament | undefined): string =>
  JSON.stringify(tournament?.prediction?.players);

/** Whether an answer's chances of the featured tournament equal the built page's, or it is not in the answer. */
function agrees(
  fresh: readonly PredictedTournament[],
  { built, featured }: Pick<Props, 'built' | 'featured'>,
): boolean {
  const of = (list: readonly PredictedTournament[]) => list.find(({ id }) => id === featured);
  const said = of(fresh);
  return said === undefined || playersOf(said) === playersOf(of(built));
}

function Upcoming({ tour, built, builtAt, featured }: Props) {
  const { fresh, loading, failed, retry } = useFresh(golfTournamentsQuery(tour), built);
  const taken = fresh && agrees(fresh, { built, featured }) ? fresh : undefined;
  useStamp(taken);
  const data = taken ?? built;
  const now = useNow(builtAt);
  const upcoming = upcomingTournaments(data, now);
  return (
    <>
      <AnswerLine
        loading={loading}
        loadingText="Loading tournaments and predictions..."
        failed={failed}
        failedText={GOLF_FAILURES.tournamentsShown}
        onRetry={retry}
        text={countText(upcoming.length)}
      />
      {upcoming.length > 0 && <UpcomingTournaments tournaments={upcoming} />}
    </>
  );
}

/**
 * A tour's upcoming tournaments, as built and then from the API; unchanged if the API has other chances of the tournament that
 * the page shows in full.
 */
export const GolfUpcoming = (props: Props) => (
  <SectionBoundary>
    <Upcoming {...props} />
  </SectionBoundary>
);
