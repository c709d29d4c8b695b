import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { OddsFeedId } from '#domain/operation/oddsFeeds.ts';
import type { BookedGame, BookQuote } from '../oddsFeed.ts';
import { looseInstant } from '../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';
import { leftOut, type Quarantined } from '../source.ts';
import { bookOfFeed } from './books.ts';
import { isDeadScan } from './deadScan.ts';
import { type QuotedNames, readBookMarkets } from './market.ts';
import { plausibleMarkets } from './plausible.ts';
import type { OddsBookmaker, OddsEvent } from './schema.ts';

/** What an answer was asked for. */
export interface AskedGames {
  readonly feed: OddsFeedId;
  /** Absent for fights and matches of two people, of which only the winner is read. */
  readonly league?: League | undefined;
  /** The feed's keys of it; an event of another sport is refused. */
  readonly sportKeys: readonly string[];
  /** When we asked, ISO 8601 in UTC. */
  readonly asOf: string;
}

export interface ReadEvent {
  readonly game: BookedGame;
  /** Books and markets of it that were left out. */
  readonly quarantined: readonly Quarantined[];
}

function readBook(
  bookmaker: OddsBookmaker,
  sides: QuotedNames,
  { feed, league, asOf }: AskedGames,
): Parsed<{ readonly quote: BookQuote; readonly problems: readonly string[] } | undefined> {
  const bookmakerOf = bookOfFeed(bookmaker.key ?? '', bookmaker.title);
  if (bookmakerOf === undefined) return parsedItem(undefined);
  const named = { book: bookmakerOf.id, provider: bookmakerOf.name, feed };
  const { last_update: own, markets = [] } = bookmaker;
  const alive = markets.filter(({ last_update: scan = own }) => !isDeadScan(scan, asOf));
  if (alive.length === 0 && markets.length > 0) return refusedItem('its scan stands still');
  const read = readBookMarkets({ ...bookmaker, markets: alive }, sides);
  const { value, problems } = plausibleMarkets(read, named, league);
  const said = problems.map(({ what, reason }) => `${what}: ${reason}`);
  if (!value) return said.length > 0 ? refusedItem(said.join('; ')) : parsedItem(undefined);
  const scans = alive.flatMap(({ last_update: scan = own }) => looseInstant(scan) ?? []).toSorted();
  const scannedAt = scans[0] === undefined ? {} : { scannedAt: scans[0] };
  return parsedItem({ quote: { ...named, asOf, ...scannedAt, ...value }, problems: said });
}

/** An event to come with its books; undefined for one that has begun. Refused if it is of another sport or has no two sides. */
export function readOddsEvent(event: OddsEvent, asked: AskedGames): Parsed<ReadEvent | undefined> {
  if (!asked.sportKeys.includes(event.sport_key)) {
    return refusedItem(`of another sport (${event.sport_key})`);
  }
  const { home_team: home, away_team: away } = event;
  if (home === away) return refusedItem('not two sides');
  const startTime = looseInstant(event.commence_time);
  if (startTime === undefined) return refusedItem('no start');
  if (Date.parse(startTime) <= Date.parse(asked.asOf)) return parsedItem(undefined);
  const sides = {
    home,
    away,
    canDraw: asked.league !== undefined && LEAGUES[asked.league].canDraw,
  };
  const quotes = new Map<string, BookQuote>();
  const quarantined: Quarantined[] = [];
  for (const bookmaker of event.bookmakers ?? []) {
    const item = `${event.id} ${bookmaker.key ?? 'a book'}`;
    const read = readBook(bookmaker, sides, asked);
    if (!read.ok) quarantined.push({ item, reason: read.reason });
    else if (read.value && quotes.has(read.value.quote.book)) {
      quarantined.push({ item, reason: 'listed twice' });
    } else if (read.value) {
      const { quote, problems } = read.value;
      quotes.set(quote.book, quote);
      quarantined.push(
        ...leftOut(
          item,
          problems.map((reason) => ({ what: 'prices', reason })),
        ),
      );
    }
  }
  const game = { item: event.id, home, away, startTime, quotes: [...quotes.values()] };
  return parsedItem({ game, quarantined });
}
