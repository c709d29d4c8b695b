import type { SoccerGame } from '../soccer/soccerGame.ts';
import type { PlayerFileRow } from '../types.ts';

/** Games of his club in a row without a shot or a key pass after which a player is no longer expected. */
const EXPECTED_FOR = 5;

/** A player's part in a game of his club. */
interface ClubGame {
  readonly row: PlayerFileRow;
  /** Known before the game: false for the first with a row of his in the season, or after five without. */
  readonly expected: boolean;
}

/**
 * Players' parts in their clubs' games, in the order of play: from the first in a season in which one had a row until five in a row
 * without. In a game without a row he had no shot, whether he played or not. Who is expected follows from the games before alone.
 * @param names by id
 */
export function clubGames(
  games: readonly SoccerGame[],
  names: ReadonlyMap<string, string>,
): ClubGame[] {
  /** By club and season: games in a row without a row, by player. */
  const clubs = new Map<string, Map<string, number>>();
  return games.flatMap(({ id, date, season, home, away }) =>
    [home, away].flatMap(({ team, players }) => {
      const club = `${team} ${season}`;
      const known = clubs.get(club) ?? new Map<string, number>();
      clubs.set(club, known);
      const lines = new Map(players.map((line) => [line.playerId, line]));
      return [...new Set([...known.keys(), ...lines.keys()])].map((playerId) => {
        const { shots = 0, goals = 0, assists = 0 } = lines.get(playerId) ?? {};
        const about = { season, date, game: id, team, playerId, player: names.get(playerId) ?? '' };
        const part = {
          row: { ...about, stats: { shots, goals, assists } },
          expected: known.has(playerId),
        };
        const without = lines.has(playerId) ? 0 : (known.get(playerId) ?? 0) + 1;
        if (without < EXPECTED_FOR) known.set(playerId, without);
        else known.delete(playerId);
        return part;
      });
    }),
  );
}
