import { consensusOf } from '#domain/prices/consensus.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { OwnFigures } from '#engine/market/ownFigures.ts';
import { type PublishedFigures, publishedFigures } from '#engine/market/publishedFigures.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import type { FileGame } from '../../fit/row.ts';
import type { PushAt } from './pushes.ts';
import type { PricedGame } from './types.ts';

/** A game with its books' quotes, anchored to their consensus as on the site; undefined without a market. */
export function pricedGame(
  { league, id, season, date, homeScore, awayScore }: FileGame,
  odds: readonly OddsQuote[],
  own: OwnFigures,
  weights: MarketWeights,
  pushes: (published: PublishedFigures) => PushAt,
): PricedGame | undefined {
  const at = { gameTime: `${date}T00:00:00Z`, now: `${date}T00:00:00Z` };
  const market = consensusOf(league, odds, at, own.forecast);
  if (!market) return undefined;
  const published = publishedFigures(own, market, weights);
  const pushAt = pushes(published);
  return { league, id, season, date, homeScore, awayScore, odds, market, own, published, pushAt };
}
