import type { MyTeams as Teams } from '../contract.ts';
import { GameRow } from './GameRow.tsx';
import { localStart } from './localTime.ts';
import { useLiveGames } from './useLiveGames.ts';

/** How the followed teams' seasons stand, and what their games of the day change. */
const Seasons = ({ seasons }: Pick<Teams, 'seasons'>) => (
  <ul
    className="day-bets grid gap-2 text-14 mt-3"
    aria-label="Season odds; changes since a week ago"
  >
    {seasons.map(({ id, path, text, changes }) => (
      <li key={id}>
        <span>
          <a href={path}>{text}</a>
        </span>
        {changes !== undefined && <span className="range">{changes}</span>}
      </li>
    ))}
  </ul>
);

/** The followed players' games of the day: mean, floor to ceiling, and what is reported. */
const Players = ({ players }: Pick<Teams, 'players'>) => (
  <ul
    className="day-bets grid gap-2 text-14 mt-3"
    aria-label="Your players today: mean, floor to ceiling"
  >
    {players.map((player) => (
      <li key={player.id}>
        <span>
          <a href={player.path}>
            <b>{player.name}</b>
          </a>{' '}
          {player.text}
        </span>
        <span className="range">
          {[player.title, localStart(player)].filter(Boolean).join(', ')}
        </span>
      </li>
    ))}
  </ul>
);

/** Why there is no game, and what to do next. */
const None = ({ followed }: { readonly followed: number }) =>
  followed === 0 ? (
    <p>
      No teams yet. <a href="/account#picks">Pick your teams</a>
    </p>
  ) : (
    <p>
      {followed === 1 ? 'Your team does' : 'Your teams do'} not play in the next seven days.{' '}
      <a href="/predictions">All games</a>
    </p>
  );

/** The next games of a member's teams with our chance for each, the seasons of those they follow, and their players' games of the day. */
export function MyTeams({
  teams: { followed, games, seasons, players },
}: {
  readonly teams: Teams;
}) {
  const live = useLiveGames(games);
  return (
    <section className="panel" aria-labelledby="my-teams">
      <div className="panel-head">
        <h2 id="my-teams">My teams</h2>
        <a className="subline" href="/account#picks">
          Change
        </a>
      </div>
      <div className="content">
        {games.length === 0 && <None followed={followed} />}
        <ul className="day-bets grid gap-2 text-14">
          {games.map((game) => (
            <GameRow key={game.gameId} game={game} live={live.get(game.gameId)} />
          ))}
        </ul>
        {seasons.length > 0 && <Seasons seasons={seasons} />}
        {players.length > 0 && <Players players={players} />}
      </div>
    </section>
  );
}
