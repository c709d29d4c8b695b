import type { League } from '#domain/leagues/league.ts';
import { type GameEnding, gameEnding, type LastGame } from '#domain/record/lastGames.ts';
import { easternMidday, shortMonthDay } from '#domain/time/time.ts';

const LETTERS: Readonly<Record<GameEnding, string>> = { won: 'W', lost: 'L', drew: 'D', tied: 'T' };

interface Props {
  readonly league: League;
  /** The latest first. */
  readonly games: readonly LastGame[];
  /** A team's page by its name; absent if it has none. */
  readonly pathOf?: ((team: string) => string | undefined) | undefined;
}

interface RowProps extends Omit<Props, 'games'> {
  readonly game: LastGame;
}

/** "W 24–17 at Jets, Nov 8", the team's own score first. */
function Row({ league, game, pathOf }: RowProps) {
  const { opponent, where, us, them, day } = game;
  const outcome = gameEnding(league, game);
  const path = pathOf?.(opponent);
  return (
    <li>
      <span className={`outcome ${outcome}`}>
        <span aria-hidden="true">{LETTERS[outcome]}</span>
        <span className="visually-hidden">{`${outcome} `}</span>
      </span>
      <b>{`${us}–${them}`}</b>
      <span>
        {where === 'away' ? 'at ' : 'vs. '}
        {path === undefined ? opponent : <a href={path}>{opponent}</a>}
      </span>
      <time dateTime={day}>{shortMonthDay(easternMidday(day))}</time>
    </li>
  );
}

/** A team's recent games: result, score, opponent and day. */
export const LastGames = ({ league, games, pathOf }: Props) => (
  <ol className="last-games">
    {games.map((game) => (
      <Row key={`${game.day} ${game.opponent}`} league={league} game={game} pathOf={pathOf} />
    ))}
  </ol>
);
