import { confirmedHistory, type ReadingAt, tooSlow } from './confirmedReadings.ts';
import type { MarketKind, MarketSide } from './marketOffers.ts';
import type { EdgeClaim } from './sharpEdge.ts';
import { LIVES_MS, type PriceSpan, type ReadPrice, readPrices } from './sharpReading.ts';

/** One market of one book in a game, as a reading gave it. American odds. */
export interface ReadRow {
  readonly gameId: number;
  readonly book: string;
  readonly market: MarketKind;
  /** Home handicap, or the total. */
  readonly line?: number | undefined;
  /** Home, or over; away, or under. */
  readonly one: number;
  readonly other: number;
  readonly draw?: number | undefined;
}

/** A price that lags behind a sharp book. */
export interface FoundEdge {
  readonly gameId: number;
  readonly market: MarketKind;
  readonly side: MarketSide;
  /** Handicap of this side, or the total; absent on the moneyline. */
  readonly line?: number | undefined;
  readonly book: string;
  readonly american: number;
  readonly claim: EdgeClaim;
}

/** Prices in the order of the rule's outcomes. */
export const pricesOfReading = ({ one, other, draw }: Pick<ReadRow, 'one' | 'other' | 'draw'>) =>
  draw === undefined ? [one, other] : [one, draw, other];

/** Games in which a price lies far enough under a sharp consensus: all that this reading alone can say. */
export function gamesApart(league: string, now: number, rows: readonly ReadRow[]): number[] {
  const games = new Set(rows.map(({ gameId }) => gameId));
  const of = (id: number) => rows.filter(({ gameId }) => gameId === id);
  return [...games].flatMap((gameId) => {
    const history = of(gameId).map((row): PriceSpan => {
      const { book, market, line } = row;
      return { book, market, line, prices: pricesOfReading(row), seenFrom: now, seenTo: now };
    });
    const apart = ({ verdict }: ReadPrice) =>
      'none' in verdict && ['noHistory', 'notMoved', 'lengthened'].includes(verdict.none);
    return readPrices({ league, now, history }).some(apart) ? [gameId] : [];
  });
}

const TEAM = ['home', 'away'] as const;

function sideOf({ market, outcome }: ReadPrice, outcomes: number): MarketSide {
  if (market === 'total') return outcome === 0 ? 'over' : 'under';
  if (outcomes === 3 && outcome === 1) return 'draw';
  return TEAM[outcome === 0 ? 0 : 1];
}

const isMarket = (market: string): market is MarketKind =>
  market === 'moneyline' || market === 'spread' || market === 'total';

/**
 * The edges of one game at a reading, by the one rule (`sharpEdge.ts`).
 * @param history what each book asked in the game by our readings up to this one
 * @param scannedAt the feed's last look at a book, if it says it: a price that it has not looked at for two minutes lags for that alone
 */
export function edgesOfReading(
  reading: ReadingAt,
  gameId: number,
  history: readonly PriceSpan[],
  scannedAt: (book: string) => number | undefined = () => undefined,
): readonly FoundEdge[] {
  if (tooSlow(reading)) return [];
  const { league, now } = reading;
  const spans = confirmedHistory(reading, history);
  return readPrices({ league, now, history: spans }).flatMap((read): FoundEdge[] => {
    const { verdict, market, line, book, american, readAt } = read;
    const scan = scannedAt(book);
    if (!('edge' in verdict) || !isMarket(market) || readAt < now) return [];
    if (scan !== undefined && now - scan >= LIVES_MS) return [];
    const outcomes = spans.find(
      (span) => span.book === book && span.market === market && span.seenTo >= now,
    )?.prices.length;
    const side = sideOf(read, outcomes ?? 2);
    const own = line === undefined ? {} : { line: side === 'away' ? 0 - line : line };
    return [{ gameId, market, side, ...own, book, american, claim: verdict.edge }];
  });
}
