import { grouped } from '#domain/lists/grouped.ts';
import { bookWithId } from '../bookmakers.ts';
import { PRICE_FEEDS } from '../feeds.ts';
import { freshestOfBook } from '../freshestOfBook.ts';
import type { OddsQuote } from '../odds.ts';
import type { BoardGame, BoardSpan } from './boardGame.ts';

/** A book's newest quote from what our readings of one feed showed: the markets of the last one. */
function quoteOf(spans: readonly BoardSpan[]): OddsQuote[] {
  const seen = Math.max(...spans.map(({ seenTo }) => seenTo));
  const last = spans.filter(({ seenTo }) => seenTo === seen);
  const [{ book, feed: feedName } = { book: '', feed: '' }] = last;
  const feed = PRICE_FEEDS.find((one) => one === feedName);
  if (!feed) return [];
  const of = (market: string) => last.findLast((span) => span.market === market);
  const [win, spread, total] = [of('moneyline'), of('spread'), of('total')];
  const [home, ...others] = win?.prices ?? [];
  const away = others.at(-1);
  return [
    {
      book,
      feed,
      provider: bookWithId(book)?.name ?? book,
      sample: false,
      asOf: new Date(seen).toISOString(),
      ...(home !== undefined &&
        away !== undefined && {
          moneyline: { home, away, ...(others.length > 1 && { draw: others[0] }) },
        }),
      ...(spread?.line !== undefined && {
        spread: { line: spread.line, home: spread.prices[0], away: spread.prices[1] },
      }),
      ...(total?.line !== undefined && {
        total: { line: total.line, over: total.prices[0], under: total.prices[1] },
      }),
    },
  ];
}

/** The game with the prices of readings since its slate: feeds of many books are read every minute. */
export function withNewestOdds(one: BoardGame): BoardGame {
  const read = [...grouped(one.spans, ({ book, feed }) => `${book}|${feed}`).values()]
    .flatMap(quoteOf)
    .filter(({ book, feed, asOf }) =>
      one.game.odds.every(
        (known) =>
          known.book !== book || known.feed !== feed || Date.parse(known.asOf) < Date.parse(asOf),
      ),
    );
  if (read.length === 0) return one;
  return { ...one, game: { ...one.game, odds: freshestOfBook([...one.game.odds, ...read]) } };
}
