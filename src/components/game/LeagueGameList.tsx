import { LEAGUES, type League } from '#domain/league.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { easternDate, type Instant } from '#domain/time.ts';
import { ChartKey } from '../charts/ChartKey.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { cardKey } from './cardKey.ts';
import { GameDays } from './GameDays.tsx';
import { seasonReturn } from './seasonReturn.ts';

interface Props {
  readonly league: League;
  /** Its upcoming games in list order. */
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** A league's games by day; or that there are none, and when its season usually returns. */
export function LeagueGameList({ league, games, now }: Props) {
  if (games.length === 0) {
    const back = seasonReturn(league, easternDate(now));
    return (
      <EmptyState
        title={`No upcoming games found for ${LEAGUES[league].name}`}
        action={
          <a className="button ghost compact" href="/predictions">
            Today’s games
          </a>
        }
      >
        {back === undefined
          ? 'Nothing is scheduled in the coming days.'
          : `The season is over. It usually returns around ${back}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ChartKey entries={cardKey(league)} />
      <div className="mt-3">
        <GameDays games={games} now={now} />
      </div>
    </>
  );
}
