import { findLeague } from '#domain/leagues/findLeague.ts';
import { logit } from '#domain/numbers/logOdds.ts';
import { isAmericanPrice } from '#domain/prices/americanOdds.ts';
import { type LinedMarket, shiftedShare } from '#domain/prices/lineShift.ts';
import { cannotJudge, claimOf, distanceVerdict, moveVerdict } from '#domain/prices/sharpEdge.ts';
import {
  earlierOf,
  firstSeen,
  type PriceSpan,
  standingAt,
  withoutFlicker,
} from '#domain/prices/sharpReading.ts';
import { agreedShares, type SharpVoice, voiceOf } from '#domain/prices/sharpVoices.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import type { SeriesGame } from './seriesGames.ts';
import type { BookBet } from './types.ts';

/** Minutes after the reading at which somebody bets; 0 is the reading itself. */
export const DELAYS = [0, 15, 30] as const;

/** A bet of the series, with whether its price still stood later. */
export interface SeriesBet extends BookBet {
  readonly league: string;
  readonly market: string;
  /** Delay in minutes → whether the price still stood then. */
  readonly stood: ReadonlyMap<number, boolean>;
}

/** One market of a game: each book's spans, oldest first, and their voices, each made once. */
interface Market {
  readonly name: string;
  readonly books: ReadonlyMap<string, readonly PriceSpan[]>;
  readonly voices: ReadonlyMap<PriceSpan, SharpVoice | undefined>;
}

function marketsOf({ league, spans }: SeriesGame): Market[] {
  const clean = withoutFlicker(spans);
  return [...new Set(clean.map(({ market }) => market))].map((name) => {
    const own = clean.filter(({ market }) => market === name);
    const books = new Map<string, PriceSpan[]>();
    for (const span of own) books.set(span.book, [...(books.get(span.book) ?? []), span]);
    const voices = new Map(own.map((span) => [span, voiceOf(league, span.book, span.prices)]));
    return { name, books, voices };
  });
}

const voicesAt = (market: Market, line: number | undefined, at: number): readonly SharpVoice[] =>
  [...market.books.values()].flatMap((series) => {
    const span = standingAt(series, line, at);
    return (span && market.voices.get(span)) ?? [];
  });

/** The others' last word at the most quoted line, moved to the bet's; undefined if nobody spoke at the end. */
function closeOf(
  { league, start }: SeriesGame,
  market: Market,
  span: PriceSpan,
  operator: string,
  outcome: number,
): number | undefined {
  const last = Math.max(...[...market.books.values()].flat().map(({ seenTo }) => seenTo));
  if (start - last > 3 * 3_600_000) return undefined;
  const standing = [...market.books.values()].flatMap(
    (series) => series.findLast(({ seenTo }) => last - seenTo <= 10 * 60_000) ?? [],
  );
  const lines = [...new Set(standing.map(({ line }) => line))];
  const heard = lines
    .map((line) => ({ line, agreed: agreedShares(voicesAt(market, line, last), operator) }))
    .filter(({ agreed }) => agreed && agreed.sharps > 0);
  const exact = heard.find(({ line }) => line === span.line);
  const [most] = heard.toSorted(
    (one, other) => (other.agreed?.operators ?? 0) - (one.agreed?.operators ?? 0),
  );
  const found = exact ?? most;
  const share = found?.agreed?.shares[outcome];
  if (share === undefined || found?.line === span.line) return share;
  const known = findLeague(league);
  if (!known || found?.line === undefined || span.line === undefined) return undefined;
  const first = found.agreed?.shares[0] ?? 0.5;
  const moved = shiftedShare(known, market.name as LinedMarket, first, found.line, span.line);
  return outcome === 0 ? moved : 1 - moved;
}

/** Each price of a soft book that lies under the sharp consensus by enough, once: at the first reading that shows it so. */
export function seriesBets(game: SeriesGame): SeriesBet[] {
  return marketsOf(game).flatMap((market) => betsOfMarket(game, market));
}

function betsOfMarket(game: SeriesGame, market: Market): SeriesBet[] {
  const { league } = game;
  const readings = [...new Set([...market.books.values()].flat().map((span) => span.seenFrom))];
  const taken = new Set<string>();
  const bets: SeriesBet[] = [];
  for (const now of readings.toSorted((one, other) => one - other)) {
    const heard = new Map<number | undefined, readonly SharpVoice[]>();
    for (const series of market.books.values()) {
      const newest = series.findLast(({ seenFrom }) => seenFrom <= now);
      const span = newest && standingAt(series, newest.line, now);
      const voice = span && market.voices.get(span);
      if (!span || !voice || voice.sharp || span.seenTo < now) continue;
      const voices = heard.get(span.line) ?? voicesAt(market, span.line, now);
      heard.set(span.line, voices);
      const others = agreedShares(voices, voice.operator);
      if (!others || cannotJudge(others)) continue;
      span.prices.forEach((american, outcome) => {
        const share = others.shares[outcome];
        if (!isAmericanPrice(american) || share === undefined) return;
        const claim = claimOf(share, american);
        if (distanceVerdict(league, span.prices.length, claim)) return;
        const first = firstSeen(series, span, outcome);
        const key = `${span.book}|${span.line ?? ''}|${outcome}|${first}`;
        if (taken.has(key)) return;
        taken.add(key);
        const earlier = earlierOf(
          voicesAt(market, span.line, first),
          voices,
          voice.operator,
          outcome,
          american,
        );
        const close = closeOf(game, market, span, voice.operator, outcome);
        if (close === undefined) return;
        bets.push({
          league,
          market: market.name,
          game: `${league}|${game.game}`,
          cluster: `${league}|${game.date}`,
          season: game.date.slice(0, 4),
          full: claim.fullReturn,
          claimed: claim.claimedReturn,
          returned: expectedReturnPerUnit(close, american),
          distance: claim.distance,
          operators: others.operators,
          book: span.book,
          american,
          moved: movedBy(claim.distance, american, earlier, series, span, outcome),
          stood: new Map(
            DELAYS.map((minutes) => [minutes, stoodAt(series, span, outcome, now, minutes)]),
          ),
        });
      });
    }
  }
  return bets;
}

function movedBy(
  distance: number,
  american: number,
  earlier: Parameters<typeof moveVerdict>[2],
  series: readonly PriceSpan[],
  span: PriceSpan,
  outcome: number,
): BookBet['moved'] {
  const verdict = moveVerdict(distance, american, earlier);
  if (verdict === undefined) return 'lags';
  if (verdict === 'noHistory') return 'unknown';
  const before = series[series.indexOf(span) - 1];
  const was = before?.line === span.line ? before?.prices[outcome] : undefined;
  if (!isAmericanPrice(was)) return 'unknown';
  const implied = (price: number) => (price > 0 ? 100 / (price + 100) : price / (price - 100));
  return logit(implied(was)) - logit(implied(american)) > 0 ? 'byItself' : 'neither';
}

/** Whether the bet's own price still stood some minutes after a reading. */
function stoodAt(
  series: readonly PriceSpan[],
  span: PriceSpan,
  outcome: number,
  now: number,
  minutes: number,
): boolean {
  const at = now + minutes * 60_000;
  const then = series.find(
    ({ line, prices, seenFrom, seenTo }) =>
      line === span.line &&
      prices[outcome] === span.prices[outcome] &&
      seenFrom <= at &&
      seenTo >= at - 60_000,
  );
  return then !== undefined;
}
