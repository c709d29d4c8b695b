import { join } from 'node:path';
import type { MarginLeague } from '#domain/leagues/index.ts';
import type { FilterParams } from '#engine/ratings/margin/params.ts';
import type { Log } from '../../backtest/types.ts';
import { MissingFile } from '../../data/readRows.ts';
import { readGames } from '../readGames.ts';
import type { FileGame } from '../row.ts';
import { estimate } from './estimate.ts';
import { hasLines } from './moments.ts';

/**
 * Leagues whose files have too few lines to fit a filter on, though their feed has them, and whose line filter serves:
 * the same game with other players. On the WNBA's 2026 season it took the log loss from .6067 to .5861.
 */
const SIBLINGS: Readonly<Partial<Record<MarginLeague, MarginLeague>>> = { WNBA: 'NBA' };

/** Parameters of a sibling league's line filter from its seasons before one; undefined where there is none. */
export type Borrow = (season: number) => FilterParams | undefined;

/** What a league borrows where its own games have no lines to learn from. The sibling's file is read when it is asked. */
export function borrowFrom(league: MarginLeague, folder: string, log: Log): Borrow {
  const sibling = SIBLINGS[league];
  if (!sibling) return () => undefined;
  let games: readonly FileGame[] | undefined;
  return (season) => {
    games ??= gamesOf(sibling, folder, log);
    const earlier = games.filter((game) => game.season < season);
    if (!hasLines(earlier)) return undefined;
    log(`${league}: the line filter of the ${sibling} before ${season}`);
    return estimate(sibling, earlier).line ?? undefined;
  };
}

function gamesOf(league: MarginLeague, folder: string, log: Log): readonly FileGame[] {
  try {
    return readGames(join(folder, `${league.toLowerCase()}.csv.gz`), league).games;
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    log(`  ${league} has no file: no line filter to borrow`);
    return [];
  }
}
