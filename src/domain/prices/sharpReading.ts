import { logit } from '../numbers/logOdds.ts';
import { isAmericanPrice } from './americanOdds.ts';
import { operatorOf } from './bookmakers.ts';
import { bookStanding } from './sharpBooks.ts';
import { type EarlierEdges, type EdgeVerdict, judgePrice } from './sharpEdge.ts';
import { agreedShares, type SharpVoice, voiceOf } from './sharpVoices.ts';

/** A book's prices of one market at one line for as long as our own readings showed them unchanged. Times in milliseconds. */
export interface PriceSpan {
  readonly book: string;
  readonly market: string;
  /** Home handicap or total; absent on the moneyline. */
  readonly line?: number | undefined;
  /** American, one an outcome: home, (draw,) away; over, under. */
  readonly prices: readonly (number | undefined)[];
  /** First and last of our readings that showed these prices. */
  readonly seenFrom: number;
  readonly seenTo: number;
  /** The feed's own last update at the last reading. It moves with the feed's scan, not with the price: standing still, the scan is dead. */
  readonly scannedAt?: number | undefined;
}

/** Older prices are no part of a consensus. */
const COUNTS_MS = 10 * 60_000;
/** An edge lives this long from the reading that showed it. */
export const LIVES_MS = 2 * 60_000;

const isSame = (one: PriceSpan, other: PriceSpan): boolean =>
  one.line === other.line &&
  one.prices.length === other.prices.length &&
  one.prices.every((price, at) => price === other.prices[at]);

const seriesKey = ({ book, market }: PriceSpan): string => `${book}|${market}`;

/**
 * The history, oldest first, without jumps back and forth: where one reading alone showed other prices and the next one the old
 * ones again, the old ones were never gone. Feeds that mix two versions of a price flicker so.
 */
export function withoutFlicker(history: readonly PriceSpan[]): readonly PriceSpan[] {
  const series = new Map<string, PriceSpan[]>();
  for (const span of history.toSorted((one, other) => one.seenFrom - other.seenFrom)) {
    const kept = series.get(seriesKey(span)) ?? [];
    series.set(seriesKey(span), kept);
    const [before, jump] = kept.slice(-2);
    if (before && jump && jump.seenFrom === jump.seenTo && isSame(before, span)) {
      kept.splice(-2, 2, { ...span, seenFrom: before.seenFrom });
    } else if (kept.length > 0 && isSame(kept.at(-1) ?? span, span)) {
      kept.splice(-1, 1, { ...span, seenFrom: kept.at(-1)?.seenFrom ?? span.seenFrom });
    } else kept.push(span);
  }
  return [...series.values()].flat();
}

/** The price a book showed last at a time, unless a later reading showed another, or the reading is older than ten minutes. */
export function standingAt(series: readonly PriceSpan[], line: number | undefined, at: number) {
  const known = series.filter(({ seenFrom }) => seenFrom <= at);
  const span = known.findLast((one) => one.line === line);
  if (!span) return undefined;
  const seenTo = Math.min(span.seenTo, at);
  if (at - seenTo > COUNTS_MS || known.some((other) => other.seenFrom > seenTo)) return undefined;
  const { scannedAt } = span;
  if (scannedAt !== undefined && span.seenTo - scannedAt > COUNTS_MS) return undefined;
  return span;
}

/** When the price of an outcome was first seen, if it has stood since. */
export function firstSeen(series: readonly PriceSpan[], span: PriceSpan, outcome: number): number {
  let first = span.seenFrom;
  for (let at = series.indexOf(span) - 1; at >= 0; at--) {
    const before = series[at];
    if (before?.line !== span.line || before?.prices[outcome] !== span.prices[outcome]) break;
    first = before?.seenFrom ?? first;
  }
  return first;
}

/** One price of the newest reading and what the rule says of it. */
export interface ReadPrice {
  readonly book: string;
  readonly market: string;
  readonly line: number | undefined;
  /** Place of the outcome among the market's prices. */
  readonly outcome: number;
  readonly american: number;
  /** When it was read last, and until when an edge is shown. */
  readonly readAt: number;
  readonly until: number;
  readonly verdict: EdgeVerdict;
}

interface Asked {
  readonly league: string;
  readonly now: number;
  readonly history: readonly PriceSpan[];
}

/** Judges every price that stands at a time, of one game's markets, by our own readings up to then. */
export function readPrices({ league, now, history }: Asked): readonly ReadPrice[] {
  const markets = new Map<string, Map<string, PriceSpan[]>>();
  for (const span of withoutFlicker(history)) {
    const books = markets.get(span.market) ?? new Map<string, PriceSpan[]>();
    books.set(span.book, [...(books.get(span.book) ?? []), span]);
    markets.set(span.market, books);
  }
  return [...markets].flatMap(([market, books]) => pricesOf(league, market, books, now));
}

function pricesOf(
  league: string,
  market: string,
  books: ReadonlyMap<string, readonly PriceSpan[]>,
  now: number,
): ReadPrice[] {
  const voicesAt = (
    line: number | undefined,
    at: number,
    outcomes: number,
  ): readonly SharpVoice[] =>
    [...books].flatMap(([book, series]) => {
      const span = standingAt(series, line, at);
      return (span?.prices.length === outcomes && voiceOf(league, book, span.prices)) || [];
    });
  return [...books].flatMap(([book, series]) => {
    const lines = new Set(series.map(({ line }) => line));
    return [...lines].flatMap((line) => {
      const span = standingAt(series, line, now);
      if (!span) return [];
      const voices = voicesAt(line, now, span.prices.length);
      return span.prices.flatMap((american, outcome): ReadPrice[] => {
        if (!isAmericanPrice(american)) return [];
        const first = firstSeen(series, span, outcome);
        const then = () => voicesAt(line, first, span.prices.length);
        const readAt = Math.min(span.seenTo, now);
        const { sharp } = bookStanding(book, league);
        const judged = judgePrice({
          league,
          sharp,
          american,
          outcome,
          others: agreedShares(voices, operatorOf(book)),
          earlier: earlierOf(then(), voices, operatorOf(book), outcome, american),
        });
        const until = readAt + LIVES_MS;
        const verdict: EdgeVerdict =
          'edge' in judged && now >= until ? { none: 'old', claim: judged.edge } : judged;
        return [{ book, market, line, outcome, american, readAt, until, verdict }];
      });
    });
  });
}

/** How far the operators heard at both times have moved toward an outcome; undefined unless they could judge at both. */
export function earlierOf(
  then: readonly SharpVoice[],
  now: readonly SharpVoice[],
  without: string,
  outcome: number,
  american: number,
): EarlierEdges | undefined {
  const both = (one: readonly SharpVoice[], other: readonly SharpVoice[]): SharpVoice[] =>
    one.filter(({ book }) => other.some((each) => each.book === book));
  const [before, after] = [
    agreedShares(both(then, now), without),
    agreedShares(both(now, then), without),
  ];
  const [was, is] = [before?.shares[outcome], after?.shares[outcome]];
  if (was === undefined || is === undefined || before?.sharps === 0) return undefined;
  return { moved: logit(is) - logit(was), american };
}
