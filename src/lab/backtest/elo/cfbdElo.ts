import { nelderMead } from '../../fit/nelderMead.ts';
import type { FileGame } from '../../fit/row.ts';
import type { EloForecasts } from './eloForecasts.ts';
import { eloOutcomes } from './plainElo.ts';

const SEARCH = { steps: [0.3, 0.3], most: 100, tolerance: 1e-7 };

/** A game for which both CollegeFootballData Elo ratings are known. */
interface Rated {
  readonly gap: number;
  readonly atHome: number;
  readonly home: number;
}

/**
 * One season's home win probabilities from the file's Elo ratings: the size of a point and the home advantage are fitted
 * by likelihood on the seasons before. Undefined if the file has no such ratings for those seasons.
 */
export function cfbdSeason(games: readonly FileGame[], season: number): EloForecasts | undefined {
  const earlier = games.filter((game) => game.season < season).flatMap(rated);
  if (earlier.length === 0) return undefined;
  const loss = (at: readonly number[]): number =>
    earlier.reduce((sum, game) => {
      const { home, away } = results(game, at);
      return sum - game.home * Math.log(home) - (1 - game.home) * Math.log(away);
    }, 0) / earlier.length;
  const { at } = nelderMead(loss, [1, 0.5], SEARCH);
  const said = games
    .filter((game) => game.season === season)
    .flatMap((game) => rated(game).map((numbers) => [game.id, results(numbers, at)] as const));
  return new Map(said);
}

const results = ({ gap, atHome }: Rated, [scale = 1, hundreds = 0]: readonly number[]) =>
  eloOutcomes(scale * gap + 100 * hundreds * atHome, 0);

function rated({ others, neutralSite, homeScore, awayScore }: FileGame): Rated[] {
  if (others.homeElo === undefined || others.awayElo === undefined) return [];
  const home = homeScore > awayScore ? 1 : homeScore < awayScore ? 0 : 0.5;
  return [{ gap: others.homeElo - others.awayElo, atHome: neutralSite ? 0 : 1, home }];
}
