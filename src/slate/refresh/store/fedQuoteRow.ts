import type { OpeningQuote } from '#domain/prices/odds.ts';

/** A price in the form `ingest_games` takes; it was seen when the feed gave it. */
export const fedQuoteRow = (quote: OpeningQuote) => ({
  book: quote.book,
  source: quote.feed,
  provider: quote.provider,
  sample: quote.sample,
  moneyline_home: quote.moneyline?.home,
  moneyline_away: quote.moneyline?.away,
  moneyline_draw: quote.moneyline?.draw,
  spread_line: quote.spread?.line,
  spread_home: quote.spread?.home,
  spread_away: quote.spread?.away,
  total_line: quote.total?.line,
  total_over: quote.total?.over,
  total_under: quote.total?.under,
});
