import { twoWayConsensus } from '../events/consensus.ts';
import type { TwoWayQuote } from '../events/event.ts';
import { isStale } from '../game/freshness.ts';
import type { League } from '../leagues/league.ts';
import { isSameBook } from '../prices/bookmakers.ts';
import { consensusOf } from '../prices/consensus.ts';
import { mayGiveOn } from '../prices/feeds.ts';
import { shiftedShare } from '../prices/lineShift.ts';
import type { Consensus } from '../prices/market.ts';
import type { OddsQuote } from '../prices/odds.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';
import type { OwnForecast } from '../prices/ownForecast.ts';
import type { PickTerms } from './picks/pick.ts';

/** The market's last word on a pick before the start. Absent fields: no book said. */
export interface Close {
  /**
   * The books' consensus without margin at the pick's own line, 0–100: of the decided stake; for soccer's moneyline, of all three
   * results.
   */
  readonly closingProbability?: number | undefined;
  /** The draw's share, 0–100, if it is a result of its own. */
  readonly closingDrawProbability?: number | undefined;
  /** American: the price for the same bet at the same line at the published price's book. */
  readonly closingPrice?: number | undefined;
  /** The market's last line, from the pick's side. */
  readonly closingLine?: number | undefined;
}

const flipped = (side: string, line: number): number => (side === 'away' ? 0 - line : line);

/** A line under a book's old spelling is still that book's. */
const byBook =
  (book: string) =>
  ({ provider }: { readonly provider: string }): boolean =>
    isSameBook(provider, book);

/** A closing price stands on the ledger, so only feeds that allow giving theirs on are asked for it. */
const publicOnes = <Of extends { readonly feed: string }>(quotes: readonly Of[]): readonly Of[] =>
  quotes.filter(({ feed }) => mayGiveOn(feed));

function priceAt(odds: readonly OddsQuote[], { market, pick, line, book }: PickTerms) {
  const quote = book === undefined ? undefined : odds.find(byBook(book));
  if (!quote) return undefined;
  const { moneyline, spread, total } = quote;
  if (market === 'moneyline' && (pick === 'home' || pick === 'away' || pick === 'draw'))
    return moneyline?.[pick];
  if (market === 'spread' && (pick === 'home' || pick === 'away'))
    return spread && flipped(pick, spread.line) === line ? spread[pick] : undefined;
  if (market === 'total' && (pick === 'over' || pick === 'under'))
    return total?.line === line ? total?.[pick] : undefined;
  return undefined;
}

function shareAt(league: League, { win, spread, total }: Consensus, asked: PickTerms): Close {
  const { market, pick, line = 0 } = asked;
  if (market === 'moneyline' && win && (pick === 'home' || pick === 'away' || pick === 'draw')) {
    const draw = win.draw > 0 ? { closingDrawProbability: 100 * win.draw } : {};
    return { closingProbability: 100 * win[pick], ...draw };
  }
  if (market === 'spread' && spread) {
    const home = shiftedShare(league, 'spread', spread.share, spread.line, flipped(pick, line));
    const share = pick === 'home' ? home : 1 - home;
    return { closingProbability: 100 * share, closingLine: flipped(pick, spread.line) };
  }
  if (market === 'total' && total) {
    const over = shiftedShare(league, 'total', total.share, total.line, line);
    const share = pick === 'over' ? over : 1 - over;
    return { closingProbability: 100 * share, closingLine: total.line };
  }
  return {};
}

/** The instant before a start: a price already old then is not a closing price. */
const justBefore = (start: string): string => new Date(Date.parse(start) - 1).toISOString();

/** A game whose last prices are read. */
export interface ClosedGame {
  readonly league: League;
  readonly gameTime: string;
  /** Each book's last quote before the start. */
  readonly odds: readonly OddsQuote[];
  readonly own?: OwnForecast | undefined;
  /** Whether the closing price will be public; a reader's own page may show any book's. */
  readonly isPublic?: boolean | undefined;
}

/** A game's quotes that were current just before its start. */
export const quotesAtClose = ({ gameTime, odds }: ClosedGame): readonly OddsQuote[] =>
  odds.filter(({ sample, asOf }) => !sample && !isStale(asOf, gameTime, justBefore(gameTime)));

/** The close of a game's pick, by the same consensus that anchors predictions. */
export function gameClose(game: ClosedGame, asked: PickTerms): Close {
  const { league, gameTime, own, isPublic } = game;
  const at = { gameTime, now: justBefore(gameTime) };
  const odds = quotesAtClose(game);
  const market = consensusOf(league, odds, at, own);
  if (!market) return {};
  const closingPrice = priceAt(isPublic ? publicOnes(odds) : odds, asked);
  return { ...shareAt(league, market, asked), ...(closingPrice !== undefined && { closingPrice }) };
}

/** A bout's or match's quotes that were current just before its start. */
export const pairAtClose = ({
  startTime,
  moneyline,
}: {
  readonly startTime: string;
  readonly moneyline: readonly TwoWayQuote[];
}): readonly TwoWayQuote[] =>
  moneyline.filter(
    ({ sample, asOf }) =>
      !sample &&
      Date.parse(asOf) <= Date.parse(startTime) &&
      !isStale(asOf, startTime, justBefore(startTime)),
  );

/** The close of a bout's or match's winner pick, by its quotes seen before the start. */
export function twoWayClose(
  event: {
    readonly startTime: string;
    readonly moneyline: readonly TwoWayQuote[];
    /** P(a wins) by our model alone, 0–1. */
    readonly own: number;
  },
  side: 'a' | 'b',
  book: string | undefined,
): Close {
  const quotes = pairAtClose(event);
  const market = twoWayConsensus(quotes, event.own);
  if (!market) return {};
  const closingPrice =
    book === undefined ? undefined : publicOnes(quotes).find(byBook(book))?.[side];
  return {
    closingProbability: 100 * market[side],
    ...(closingPrice !== undefined && { closingPrice }),
  };
}

/**
 * Closing-line value of a price, in % of the stake: its decimal odds × the closing probability without margin − 1. The bet's
 * worth if the close is right; a returned stake counts as not placed.
 * @param closingProbability 0–100
 */
export const closingLineValue = (american: number, closingProbability: number): number =>
  decimalOdds(american) * closingProbability - 100;
