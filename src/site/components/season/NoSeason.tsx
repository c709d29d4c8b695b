import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  readonly league: League;
  /** Whether the league's rules are in our records. */
  readonly known: boolean;
}

/** A league without a forecast of its season: what is missing, and when it comes. */
export const NoSeason = ({ league, known }: Props) => (
  <EmptyState
    title="No season odds yet"
    action={
      <a className="button ghost compact" href={leaguePath(league)}>
        {`${LEAGUES[league].name} games`}
      </a>
    }
  >
    {known
      ? 'We are missing the schedule of this season, or no game of it is left. Odds are made once a day, from the first day the schedule is known.'
      : 'We have no record of this league’s rules for standings and postseason yet, so we publish no season odds for it.'}
  </EmptyState>
);
