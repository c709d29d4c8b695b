import { FIGURES } from '#domain/leagues/index.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { Closing } from '#engine/ratings/game.ts';

/** Price of either side if a file has only the line: the usual price. */
export const USUAL_PRICE = -110;

/** The only line at which soccer's totals are priced. */
const GOALS_LINE = 2.5;

/** A file's prices as one book's quote. Lines without prices cost the usual, since books move lines, not prices. */
export function quoteOf(
  league: League,
  provider: string,
  date: string,
  closing: Closing,
): OddsQuote | undefined {
  const { homeMoneyline: home, awayMoneyline: away, drawMoneyline: draw } = closing;
  const priced = home !== undefined && away !== undefined;
  const moneyline = priced && (draw !== undefined || !LEAGUES[league].canDraw);
  const spread = spreadOf(league, closing);
  const total = totalOf(league, closing);
  if (!moneyline && !spread && !total) return undefined;
  return {
    book: provider.toLowerCase(),
    feed: 'espn',
    provider,
    sample: false,
    asOf: `${date}T00:00:00Z`,
    ...(moneyline && { moneyline: { home, away, draw } }),
    ...(spread && { spread }),
    ...(total && { total }),
  };
}

function spreadOf(league: League, { spread }: Closing): OddsQuote['spread'] {
  const figures = FIGURES[league];
  const moves = 'closing' in figures && figures.closing !== 'moneyline';
  if (spread === undefined || !moves) return undefined;
  return { line: spread, home: USUAL_PRICE, away: USUAL_PRICE };
}

function totalOf(league: League, { total, overPrice, underPrice }: Closing): OddsQuote['total'] {
  if (total === undefined) return undefined;
  const priced = overPrice !== undefined && underPrice !== undefined;
  if (LEAGUES[league].canDraw) {
    if (!priced || total !== GOALS_LINE) return undefined;
    return { line: total, over: overPrice, under: underPrice };
  }
  return priced
    ? { line: total, over: overPrice, under: underPrice }
    : { line: total, over: USUAL_PRICE, under: USUAL_PRICE };
}
