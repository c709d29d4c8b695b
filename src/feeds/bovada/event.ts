import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';
import { firstRead } from '../reading/markets.ts';
import {
  type BovadaSides,
  type MarketKey,
  marketsOf,
  readBovadaMoneyline,
  readBovadaSpread,
  readBovadaTotal,
  type Where,
} from './market.ts';
import type { BovadaCompetitor, BovadaEvent, BovadaMarket } from './schema.ts';

/** A game with its prices, as named by a book. */
export interface QuotedGame {
  /** The book's own id. */
  readonly item: string;
  readonly home: string;
  readonly away: string;
  /** ISO 8601 in UTC */
  readonly startTime: string;
  readonly quote: OddsQuote;
}

/** A contest that can still be bet on: not begun, not suspended, and not a list of winners to pick from. */
export const isOfferedEvent = ({ live, status, type }: BovadaEvent): boolean =>
  live !== true &&
  (status === undefined || status === 'U' || status === 'O') &&
  (type === undefined || type === 'GAMEEVENT');

function readSides(competitors: readonly BovadaCompetitor[]): BovadaSides | undefined {
  const [home, ...moreHome] = competitors.filter((side) => side.home === true);
  const [away, ...moreAway] = competitors.filter((side) => side.home === false);
  if (!home?.name || !away?.name || home.name === away.name) return undefined;
  return moreHome.length + moreAway.length === 0 ? { home, away } : undefined;
}

function quoteOf(event: BovadaEvent, league: League, sides: BovadaSides, asOf: string) {
  const { canDraw } = LEAGUES[league];
  const where: Where = { group: 'game', regulation: canDraw };
  const first = <T>(key: MarketKey, read: (market: BovadaMarket) => T | undefined) =>
    firstRead(marketsOf(event, key, where).map((market) => () => read(market)));
  const moneyline = first(canDraw ? '3W-1X2' : '2W-12', (market) =>
    readBovadaMoneyline(market, sides),
  );
  // Three-way prices without the draw are for another bet (draw no bet).
  const whole = moneyline && (!canDraw || moneyline.draw !== undefined);
  const quote: OddsQuote = {
    book: 'bovada',
    feed: 'bovada',
    provider: 'Bovada',
    sample: false,
    asOf,
    moneyline: whole ? moneyline : undefined,
    spread: first('2W-HCAP', (market) => readBovadaSpread(market, sides)),
    total: first('2W-OU', readBovadaTotal),
  };
  return quote.moneyline || quote.spread || quote.total ? quote : undefined;
}

/** The prices of one event; refused if its sides cannot be identified. Undefined without an open main market. */
export function readBovadaGame(
  event: BovadaEvent,
  league: League,
  asOf: string,
): Parsed<QuotedGame | undefined> {
  const sides = readSides(event.competitors ?? []);
  if (!sides) return refusedItem('not one home and one away side');
  const quote = quoteOf(event, league, sides, asOf);
  if (!quote) return parsedItem(undefined);
  return parsedItem({
    item: event.id,
    home: sides.home.name ?? '',
    away: sides.away.name ?? '',
    startTime: new Date(event.startTime).toISOString(),
    quote,
  });
}
