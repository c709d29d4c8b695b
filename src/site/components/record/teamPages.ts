import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { teamPath } from '#domain/product/paths.ts';

/** A team as its page needs it; without a game nothing more is known of it. */
interface Named {
  readonly name: string;
  readonly shortName: string;
  readonly abbreviation: string;
  readonly record?: string | undefined;
}

/** A team with its own page. */
export interface TeamPage {
  readonly league: League;
  readonly team: Named;
  readonly path: string;
}

/** Every team of a league once: from its latest game, or from the ratings if it has none. */
export function teamPages(
  league: League,
  games: readonly Game[],
  rated: readonly Named[],
): readonly TeamPage[] {
  const playing = games
    .filter((game) => game.league === league)
    .flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  const pages = new Map<string, TeamPage>();
  for (const team of [...rated, ...playing]) {
    const path = teamPath(league, team.name);
    if (path !== undefined) pages.set(path, { league, team, path });
  }
  return [...pages.values()];
}

/** Pages of teams by the team's name. */
export const pathsByName = (pages: readonly TeamPage[]): ReadonlyMap<string, string> =>
  new Map(pages.map(({ team, path }) => [team.name, path]));

/** Games in which a team plays. */
export const gamesOfTeam = (games: readonly Game[], { league, team }: TeamPage): readonly Game[] =>
  games.filter(
    (game) =>
      game.league === league &&
      (game.homeTeam.name === team.name || game.awayTeam.name === team.name),
  );
