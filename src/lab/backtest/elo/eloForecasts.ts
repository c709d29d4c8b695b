import { LEAGUES } from '#domain/leagues/league.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import type { FileGame } from '../../fit/row.ts';
import { fitGameElo } from './fitElo.ts';
import { type EloGame, eloDifferences, eloOutcomes } from './plainElo.ts';

/** Game id → probabilities of home win, draw and away win, which sum to 1; the draw's is 0 if there is none. */
export type EloForecasts = ReadonlyMap<string, { home: number; draw: number; away: number }>;

/**
 * Plain Elo's forecasts for one season, with parameters fitted on the seasons before it.
 * @param games of one league, by date
 * Undefined if there is no earlier season to fit on.
 */
export function eloSeason(games: readonly FileGame[], season: number): EloForecasts | undefined {
  const { rows, teams } = numbered(games);
  const earlier = rows.filter((row) => row.season < season);
  const first = games[0];
  if (!first || earlier.length === 0) return undefined;
  const params = fitGameElo(earlier, teams, LEAGUES[first.league].canDraw);
  const differences = eloDifferences(rows, teams, params);
  const said = games.map((game, index) => ({
    game,
    results: eloOutcomes(differences[index] ?? 0, params.draw),
  }));
  return new Map(
    said
      .filter(({ game }) => game.season === season)
      .map(({ game, results }) => [game.id, results]),
  );
}

function numbered(games: readonly FileGame[]): { rows: EloGame[]; teams: boolean[] } {
  const numbers = new Map<string, number>();
  const teams: boolean[] = [];
  const numberOf = (key: string, top: boolean): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, teams.length);
    return teams.push(!top) - 1;
  };
  const rows = games.map((game) => ({
    home: numberOf(game.homeKey, game.homeTop),
    away: numberOf(game.awayKey, game.awayTop),
    season: game.season,
    neutral: game.neutralSite,
    result: game.homeScore > game.awayScore ? 1 : game.homeScore < game.awayScore ? 0 : 0.5,
    day: ratingDay(game.date),
  }));
  return { rows, teams };
}
