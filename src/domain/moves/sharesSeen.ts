import type { League } from '../leagues/league.ts';
import { marketConsensus } from '../prices/marketConsensus.ts';
import type { OddsQuote } from '../prices/odds.ts';
import type { OwnForecast } from '../prices/ownForecast.ts';
import type { MoveMarket } from './expectedMove.ts';

/** What books say of a market: the share of the home side, its cover, or the over, 0–1, at their line. */
interface SharesSeen {
  /** 0 on the moneyline. */
  readonly line: number;
  readonly share: number;
  /** Names of the books that count. */
  readonly books: readonly string[];
}

/** A line alone has no share of its own: only prices of both sides do. */
const pricesBoth = ({ moneyline, spread, total }: OddsQuote, market: MoveMarket): boolean => {
  if (market === 'moneyline') return moneyline !== undefined;
  if (market === 'spread') return spread?.home !== undefined && spread.away !== undefined;
  return total?.over !== undefined && total.under !== undefined;
};

/** Undefined if no book prices both sides. The margin is removed as everywhere (`marketConsensus`). */
export function sharesSeen(
  league: League,
  market: MoveMarket,
  odds: readonly OddsQuote[],
  own: OwnForecast | undefined,
): SharesSeen | undefined {
  const priced = odds.filter((quote) => !quote.sample && pricesBoth(quote, market));
  const { line, shares, books } = marketConsensus(league, market, priced, own);
  const [share] = shares;
  return share === undefined || books.length === 0 ? undefined : { line, share, books };
}
