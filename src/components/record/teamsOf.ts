import type { Game, Team } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import { teamPath } from '#domain/paths.ts';

/** A team with a page of its own. */
export interface TeamPage {
  readonly league: League;
  readonly team: Team;
  readonly path: string;
}

/** Every team of a list of games once, as its latest game has it. */
export function teamsOf(games: readonly Game[]): readonly TeamPage[] {
  const pages = new Map<string, TeamPage>();
  for (const { league, homeTeam, awayTeam } of games) {
    for (const team of [homeTeam, awayTeam]) {
      const path = teamPath(league, team.name);
      if (path !== undefined) pages.set(path, { league, team, path });
    }
  }
  return [...pages.values()];
}

/** Games in which a team plays. */
export const gamesOf = (games: readonly Game[], { league, team }: TeamPage): readonly Game[] =>
  games.filter(
    (game) =>
      game.league === league &&
      (game.homeTeam.name === team.name || game.awayTeam.name === team.name),
  );
