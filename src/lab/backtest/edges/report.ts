import { type EdgeRow, edgeRows } from './table.ts';
import type { EdgeWalk } from './types.ts';

/** What the site's rule and the old rule showed on the games of one league, or of all. */
export interface EdgeReport {
  readonly league: string;
  readonly seasons: string;
  readonly games: number;
  /** Games priced by two books: no others can have a price off the books. */
  readonly twoBooks: number;
  readonly pooled: boolean;
  readonly edges: readonly EdgeRow[];
  readonly old: readonly EdgeRow[];
}

/** One report per league, then, for several leagues, one for all together. */
export function edgeReports(walks: readonly EdgeWalk[]): EdgeReport[] {
  const each = walks.map((walk) => reportOf(walk.league, walk.seasons.join('+'), [walk]));
  return walks.length > 1 ? [...each, reportOf('All', '', walks)] : each;
}

function reportOf(league: string, seasons: string, walks: readonly EdgeWalk[]): EdgeReport {
  const games = walks.reduce((sum, walk) => sum + walk.games, 0);
  // A game's key and day are unique only within its league.
  const bets = (kind: 'shown' | 'old') =>
    walks.flatMap((walk) =>
      walk[kind].map((bet) => ({
        ...bet,
        game: `${walk.league}|${bet.game}`,
        cluster: `${walk.league}|${bet.cluster}`,
      })),
    );
  return {
    league,
    seasons,
    games,
    twoBooks: walks.reduce((sum, walk) => sum + walk.twoBooks, 0),
    pooled: walks.some(({ pooled }) => pooled),
    edges: edgeRows(bets('shown'), games, `${league}|${seasons}|edges`),
    old: edgeRows(bets('old'), games, `${league}|${seasons}|old`),
  };
}
