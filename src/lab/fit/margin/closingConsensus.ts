import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { fairProbabilities } from '#domain/prices/fairProbabilities.ts';
import type { Consensus } from '#domain/prices/market.ts';
import { closingProbability, closingTotal } from '#engine/ratings/closing.ts';
import type { Closing } from '#engine/ratings/game.ts';

/**
 * A file's closing line as a game's market: a spread without prices has shares of one half, a total is priced if the
 * file has both prices. Run and puck lines without prices are useless. Undefined if the file has no line.
 */
export function closingConsensus(
  league: MarginLeague,
  closing: Closing | undefined,
): Consensus | undefined {
  const home = closingProbability(closing);
  const spread = FIGURES[league].closing === 'moneyline' ? undefined : closing?.spread;
  const total = closingTotal(closing);
  if (home === undefined && spread === undefined && total === undefined) return undefined;
  return {
    ...(home !== undefined && { win: { home, draw: 0, away: 1 - home } }),
    ...(spread !== undefined && { spread: { line: spread, share: 0.5 } }),
    ...(total !== undefined && { total: { line: total, share: overShare(closing) } }),
    books: ['close'],
    leftOut: [],
  };
}

function overShare({ overPrice, underPrice }: Closing = {}): number {
  if (overPrice === undefined || underPrice === undefined) return 0.5;
  return fairProbabilities([overPrice, underPrice])?.[0] ?? 0.5;
}
