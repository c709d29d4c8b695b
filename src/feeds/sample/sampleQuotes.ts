import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { SampleLine } from '../leagues/facts.ts';
import { opinion } from './opinion.ts';
import { pointsMarket } from './pointsMarket.ts';
import { soccerMarket } from './soccerMarket.ts';

const BOOKS = [
  { book: 'booka', feed: 'espn', provider: 'Book A' },
  { book: 'bookb', feed: 'bovada', provider: 'Book B' },
] as const;

/**
 * Two sample books' prices of a game. Each deviates slightly from the line and adds a margin of 4.5 %, so that
 * some prices have an edge and most do not. The same game gives the same prices.
 */
export function sampleQuotes(
  line: SampleLine,
  league: League,
  sourceId: string,
  asOf: string,
): readonly OddsQuote[] {
  return BOOKS.map(({ book, feed, provider }) => {
    const view = opinion(line, league, sourceId, feed);
    const market = LEAGUES[league].canDraw ? soccerMarket(view) : pointsMarket(view, league);
    return { book, feed, provider, sample: true, asOf, ...market };
  });
}
