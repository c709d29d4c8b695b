import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  readonly league: League;
}

/** A league without a forecast of its season: what is missing, and when it comes. */
export const NoSeason = ({ league }: Props) => (
  <EmptyState
    title="No season odds right now"
    action={
      <a className="button ghost compact" href={leaguePath(league)}>
        {`${LEAGUES[league].name} games`}
      </a>
    }
  >
    We have no schedule of a season that is under way. While one is, odds are made once a day, from
    the first day on which we know its games.
  </EmptyState>
);
