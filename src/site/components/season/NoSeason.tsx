import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { seasonReturn } from '#domain/leagues/season.ts';
import { easternDate, type Instant } from '#domain/time/time.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  readonly league: League;
  readonly now: Instant;
}

/** What is missing, and when it comes. */
function whyNone({ league, now }: Props): string {
  const back = seasonReturn(league, easternDate(now));
  if (back !== undefined) return `The season is over. It usually returns on ${back}.`;
  if (league === 'NCAAB')
    return 'Odds of this season start with its tournament: they are made once a day from the bracket on, in March.';
  return 'We do not have the whole schedule of this season yet. Odds are made once a day from the first day on which we know its games.';
}

/** A league without a forecast of its season. */
export const NoSeason = ({ league, now }: Props) => (
  <EmptyState
    title="No season odds right now"
    action={
      <a className="button ghost compact" href={leaguePath(league)}>
        {`${LEAGUES[league].name} games`}
      </a>
    }
  >
    {whyNone({ league, now })}
  </EmptyState>
);
