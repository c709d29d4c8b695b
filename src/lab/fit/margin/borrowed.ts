import { join } from 'node:path';
import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import type { FilterParams } from '#engine/ratings/margin/params.ts';
import type { LineLog } from '../../backtest/types.ts';
import { MissingFile } from '../../data/readRows.ts';
import { readGameFile } from '../readGameFile.ts';
import type { FileGame } from '../row.ts';
import { estimateMargin } from './estimate.ts';
import { hasLines } from './moments.ts';
import { warmedUp } from './pool.ts';
import { marginMarketWeights } from './published.ts';
import { walkMargin } from './walk.ts';

/**
 * Leagues whose files have too few lines for a fit, though their feed has lines, and the league whose line filter and
 * market weights they use: the same game with other players. On the WNBA's 2026 season the filter took the log loss
 * from .6067 to .5861.
 */
const SIBLINGS: Readonly<Partial<Record<MarginLeague, MarginLeague>>> = { WNBA: 'NBA' };

/** What a sibling league provides. */
export interface Borrowed {
  readonly line: FilterParams;
  readonly weights: MarketWeights;
}

/** A sibling league's parameters from its seasons before a given one; undefined without a sibling. */
export type Borrow = (season: number) => Borrowed | undefined;

/** What a league borrows if its own games have no lines to learn from. Reads the sibling's file on demand. */
export function borrowFrom(league: MarginLeague, folder: string, log: LineLog): Borrow {
  const sibling = SIBLINGS[league];
  if (!sibling) return () => undefined;
  const known = new Map<number, Borrowed | undefined>();
  let games: readonly FileGame[] | undefined;
  return (season) => {
    games ??= gamesOf(sibling, folder, log);
    if (!known.has(season)) {
      log(`${league}: the line filter of the ${sibling} before ${season}`);
      const earlier = games.filter((game) => game.season < season);
      known.set(season, hasLines(earlier) ? lent(sibling, earlier) : undefined);
    }
    return known.get(season);
  };
}

function lent(sibling: MarginLeague, games: readonly FileGame[]): Borrowed | undefined {
  const params = estimateMargin(sibling, games);
  const { calls } = walkMargin(sibling, params, games);
  const weights = marginMarketWeights(sibling, params, warmedUp(calls));
  return params.line ? { line: params.line, weights } : undefined;
}

function gamesOf(league: MarginLeague, folder: string, log: LineLog): readonly FileGame[] {
  try {
    // Without starters and players: a borrowing league has no names.
    return readGameFile(join(folder, `${league.toLowerCase()}.csv.gz`), league).games;
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    log(`  ${league} has no file: nothing to borrow`);
    return [];
  }
}
