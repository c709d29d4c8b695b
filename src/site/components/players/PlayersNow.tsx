import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { boardPath, PLAYERS_PATH } from '#domain/players/playerPaths.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';

/** Links to the boards of leagues with games ahead, in a line. */
export function PlayersNow({ games }: { readonly games: readonly Game[] }) {
  const leagues = PLAYER_LEAGUES.filter((league) =>
    games.some((game) => game.league === league && game.status === 'scheduled'),
  );
  return (
    <span className="players-now">
      <a href={PLAYERS_PATH}>Players</a>
      {leagues.map((league) => (
        <a key={league} href={boardPath(league)}>
          {LEAGUES[league].name}
          <span className="visually-hidden"> players</span>
        </a>
      ))}
    </span>
  );
}
