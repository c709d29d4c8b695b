import type { CardGame } from '#domain/game/listedGame.ts';
import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import type { Instant } from '#domain/time/time.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { BoundedCard } from './GameCard.tsx';

interface Props {
  readonly league: League;
  /** The team's upcoming games, in list order. */
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** A team's upcoming games as cards, or that there are none. */
export function TeamGames({ league, games, now }: Props) {
  if (games.length === 0) {
    return (
      <EmptyState
        title="No upcoming games"
        action={
          <a className="button ghost compact" href={leaguePath(league)}>
            {`${LEAGUES[league].name} games`}
          </a>
        }
      >
        This team has no game in the coming days.
      </EmptyState>
    );
  }
  return (
    <div className={games.length > 1 ? 'grid thirds filled' : 'grid'}>
      {games.map((game) => (
        <BoundedCard key={game.id} game={game} now={now} />
      ))}
    </div>
  );
}
