import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { Preseason, PreseasonFacts } from '#engine/ratings/margin/preseason.ts';
import type { FileGame } from '../row.ts';

/** One team's row of a preseason file. */
export interface PreseasonRow {
  readonly season: number;
  readonly team: string;
  /** Points in the poll; undefined if the file has none for the team. */
  readonly poll?: number | undefined;
}

/** Facts about a team before a season; undefined if there are none. */
export type FactsOf = (season: number, team: string) => PreseasonFacts | undefined;

/**
 * The league's facts in the units of `PreseasonFact`. In a season with a poll, a team without votes was rated low
 * by the voters.
 */
export function factsFrom(league: MarginLeague, rows: readonly PreseasonRow[]): FactsOf {
  if (!FIGURES[league].preseason) return () => undefined;
  const known = new Map<number, Map<string, PreseasonFacts>>();
  for (const { season, team, poll } of rows) {
    if (poll === undefined) continue;
    const teams = known.get(season) ?? new Map<string, PreseasonFacts>();
    known.set(season, teams.set(team, { poll: Math.log1p(poll) }));
  }
  return (season, team) => {
    const teams = known.get(season);
    return teams && (teams.get(team) ?? { poll: 0 });
  };
}

/** Games with the facts known about their sides before the season. */
export const withFacts = (games: readonly FileGame[], factsOf: FactsOf): readonly FileGame[] =>
  games.map((game) => {
    const home = factsOf(game.season, game.homeKey);
    const away = factsOf(game.season, game.awayKey);
    return {
      ...game,
      ...(home && { homePreseason: home }),
      ...(away && { awayPreseason: away }),
    };
  });

/** Facts by season and team, from the games of those seasons. */
export function preseasonOf(games: readonly FileGame[]): Preseason {
  const seasons = new Map<number, Map<string, PreseasonFacts>>();
  for (const { season, homeKey, awayKey, homePreseason, awayPreseason } of games) {
    if (!homePreseason && !awayPreseason) continue;
    const teams = seasons.get(season) ?? new Map<string, PreseasonFacts>();
    if (homePreseason) teams.set(homeKey, homePreseason);
    if (awayPreseason) teams.set(awayKey, awayPreseason);
    seasons.set(season, teams);
  }
  return Object.fromEntries([...seasons].map(([of, teams]) => [of, Object.fromEntries(teams)]));
}

/** Facts about the rated teams for the season after a fit's last one; undefined if none are known. */
export function comingFacts(
  factsOf: FactsOf,
  season: number,
  teams: readonly string[],
): Preseason | undefined {
  const facts = teams.flatMap((team) => {
    const known = factsOf(season, team);
    return known ? [[team, known] as const] : [];
  });
  return facts.length > 0 ? { [season]: Object.fromEntries(facts) } : undefined;
}
