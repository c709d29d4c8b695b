import { useStore } from '@nanostores/react';
import { $leagueGames } from '#client/leagueGames.ts';
import { chooseLeague } from '#client/slateFilter.ts';
import { clock } from '#clock';
import { ChartKey, cardKey } from '#components/charts/ChartKey.tsx';
import { BoundedCard } from '#components/game/GameCard.tsx';
import { GameRows } from '#components/game/GameRows.tsx';
import { gamesAhead } from '#components/game/upcoming.ts';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { averageConfidence } from '#domain/game/averageConfidence.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import { GamesFailed, GamesLoading } from './GamesStates.tsx';
import { useNow } from './useNow.ts';

/** How a league's games are shown in place of all. */
export interface LeagueView {
  /** Limit of cards. */
  readonly limit: number;
  /** The order of rows; cards without one. */
  readonly order?: GamesOrder | undefined;
}

interface Props extends LeagueView {
  readonly league: League;
}

const showAll = (
  <button type="button" className="button ghost compact" onClick={() => chooseLeague(undefined)}>
    Show all leagues
  </button>
);

/** ", average confidence 57%"; nothing until a game is predicted. */
function confidenceText(games: readonly ListedGame[]): string {
  const average = averageConfidence(games);
  return average === undefined ? '' : `, average confidence ${percent(average)}`;
}

/** The games of the chosen league as just fetched: loading, failed, empty or shown. */
export function LeagueGames({ league, limit, order }: Props) {
  const { data, loading, error } = useStore($leagueGames);
  const now = useNow(clock.now().toISOString());
  const { name } = LEAGUES[league];
  if (error !== undefined && !loading) {
    return <GamesFailed onRetry={() => $leagueGames.revalidate()} />;
  }
  if (data === undefined || loading) {
    return <GamesLoading leagueName={name} />;
  }
  const games = gamesAhead(data, now);
  if (games.length === 0) {
    return (
      <EmptyState title="No games found" action={showAll}>
        No upcoming games available at the moment.
      </EmptyState>
    );
  }
  const shown = order === undefined ? games.slice(0, limit) : games;
  return (
    <>
      {order === undefined ? (
        <>
          <ChartKey entries={cardKey(league)} />
          <div className="grid thirds mt-4">
            {shown.map((game) => (
              <BoundedCard key={game.id} game={game} now={now} />
            ))}
          </div>
        </>
      ) : (
        <GameRows games={shown} now={now} order={order} of={name} />
      )}
      <p className="note mt-4" role="status">
        {`${shown.length} of ${games.length} upcoming ${name} games${confidenceText(games)}. `}
        <a href={leaguePath(league)}>{`${name} page`}</a>
      </p>
    </>
  );
}
