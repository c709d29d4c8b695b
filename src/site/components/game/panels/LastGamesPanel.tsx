import type { Game, Team } from '#domain/game/game.ts';
import { type LastGame, lastGamesTally } from '#domain/record/lastGames.ts';
import type { LeagueStanding } from '#domain/record/leagueStanding.ts';
import { easternDate } from '#domain/time/time.ts';
import { LastGames } from '../LastGames.tsx';
import { Part } from '../Part.tsx';

interface Props extends Pick<LeagueStanding, 'lastGames'> {
  readonly game: Game;
}

/** Both teams' games before this one. Nothing if we know no results of either. */
export function LastGamesPanel({ game, lastGames }: Props) {
  const { league, awayTeam, homeTeam } = game;
  const today = easternDate(game.gameTime);
  const sides = [awayTeam, homeTeam].flatMap((team): [Team, readonly LastGame[]][] => {
    const before = (lastGames[team.name] ?? []).filter(({ day }) => day < today);
    return before.length > 0 ? [[team, before]] : [];
  });
  if (sides.length === 0) return null;
  const tallies = sides.map(
    ([{ abbreviation }, games]) => `${abbreviation} ${lastGamesTally(league, games)}`,
  );
  return (
    <Part
      title="Last games"
      id="last-games"
      aside={<span className="subline">{tallies.join('; ')}</span>}
    >
      {sides.map(([{ name }, games]) => (
        <section key={name} aria-label={`Last games of ${name}`}>
          <h4 className="figure-label">{name}</h4>
          <LastGames league={league} games={games} />
        </section>
      ))}
    </Part>
  );
}
