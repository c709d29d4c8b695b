import { grouped } from '#domain/lists/grouped.ts';
import { ODDS_FEEDS } from '../../operation/oddsFeeds.ts';
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

const ODDS_FEED: ReadonlySet<string> = new Set(ODDS_FEEDS);

/** Last reading of each feed of many books, by league and feed, ms since 1970: whatever it did not show is not there any more. */
type Readings = ReadonlyMap<string, number>;

function readingsOf(board: readonly BoardGame[]): Readings {
  const readings = new Map<string, number>();
  for (const { game, spans } of board) {
    for (const { feed, seenTo } of spans) {
      if (!ODDS_FEED.has(feed)) continue;
      const of = `${game.league} ${feed}`;
      readings.set(of, Math.max(seenTo, readings.get(of) ?? 0));
    }
  }
  return readings;
}

function withNewest(one: BoardGame, readings: Readings): BoardGame {
  const lastOf = (feed: string): number | undefined => readings.get(`${one.game.league} ${feed}`);
  const stands = ({ feed, seenTo }: Pick<BoardSpan, 'feed' | 'seenTo'>): boolean => {
    const last = lastOf(feed);
    return last === undefined || seenTo >= last;
  };
  const known = one.game.odds.filter(({ feed, asOf }) =>
    stands({ feed, seenTo: Date.parse(asOf) }),
  );
  const read = [
    ...grouped(one.spans.filter(stands), ({ book, feed }) => `${book}|${feed}`).values(),
  ]
    .flatMap(quoteOf)
    .filter(({ book, feed, asOf }) =>
      known.every(
        (other) =>
          other.book !== book || other.feed !== feed || Date.parse(other.asOf) < Date.parse(asOf),
      ),
    );
  if (read.length === 0 && known.length === one.game.odds.length) return one;
  return { ...one, game: { ...one.game, odds: freshestOfBook([...known, ...read]) } };
}

/**
 * Games with the prices of readings since their slate: feeds of many books are read every minute. A price that a feed's last reading
 * of the league no longer showed was taken down, and is nobody's best.
 */
export function withNewestOdds(board: readonly BoardGame[]): readonly BoardGame[] {
  const readings = readingsOf(board);
  return board.map((one) => withNewest(one, readings));
}
