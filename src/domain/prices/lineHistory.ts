import type { Game } from '../game/game.ts';
import { LEAGUES } from '../leagues/league.ts';
import { american, signed } from '../numbers/numbers.ts';
import { impliedProbability } from './devig.ts';
import { freshestOfBook } from './freshestOfBook.ts';
import type { OddsQuote } from './odds.ts';

/** Prices as they were first seen, at `asOf`. */
export interface SeenQuote extends OddsQuote {
  /** The book's opening price, as the feed told it later: older than its `asOf`, by an unknown time. */
  readonly opened?: true | undefined;
}

/** Each book's opening price, then every change before the start that we have seen, oldest first. */
export type LineHistory = readonly SeenQuote[];

export type TrackedMarket = 'spread' | 'total' | 'moneyline';

interface TrackPoint {
  /** Milliseconds since 1970: the value holds until the next point. */
  readonly at: number;
  /** Higher if the line demands more of the home side, or of the over: points of handicap or total, or a share of 1. */
  readonly value: number;
  /** "−1.5", "47.5", "−122" */
  readonly text: string;
  /** The book's opening price: drawn left of our first sight, because its time is unknown. */
  readonly opened?: true | undefined;
}

/** How one book moved one market. */
export interface Track {
  readonly provider: string;
  /** One or more; neighbors differ. */
  readonly points: readonly [TrackPoint, ...TrackPoint[]];
}

export interface MarketTracks {
  readonly market: TrackedMarket;
  readonly tracks: readonly Track[];
  /**
   * From the first sight of any book (a little earlier if books are known to have opened before) to the last of all; milliseconds
   * since 1970.
   */
  readonly from: number;
  readonly to: number;
}

type Reader = (quote: OddsQuote) => Omit<TrackPoint, 'at'> | undefined;

const READERS: Readonly<Record<TrackedMarket, Reader>> = {
  spread: ({ spread }) => spread && { value: -spread.line, text: signed(spread.line) },
  total: ({ total }) => total && { value: total.line, text: String(total.line) },
  moneyline: ({ moneyline }) =>
    moneyline && { value: impliedProbability(moneyline.home), text: american(moneyline.home) },
};

/** In sports whose lines stay at a goal or a run and a half, the price moves instead. */
const marketsOf = ({ league }: Pick<Game, 'league'>): readonly TrackedMarket[] =>
  ['football', 'basketball'].includes(LEAGUES[league].sport)
    ? ['spread', 'total']
    : ['moneyline', 'total'];

function trackOf(provider: string, quotes: LineHistory, read: Reader): Track | undefined {
  const points: TrackPoint[] = [];
  for (const quote of quotes) {
    if (quote.opened) continue;
    const seen = read(quote);
    if (seen && seen.text !== points.at(-1)?.text) {
      points.push({ at: Date.parse(quote.asOf), ...seen });
    }
  }
  const [first, ...rest] = points;
  if (!first) return undefined;
  const opening = quotes.find(({ opened }) => opened);
  const opened = opening && read(opening);
  if (!opened) return { provider, points: [first, ...rest] };
  const point = { at: first.at, ...opened, opened: true as const };
  // First seen at its opening price: one point is enough.
  return {
    provider,
    points: opened.text === first.text ? [point, ...rest] : [point, first, ...rest],
  };
}

/** Share of the picture's width, left of our first sight, for opening prices. */
const BEFORE_SIGHT = 0.08;

/** The tracks with each opening price placed at a given instant, before everything we have seen. */
const openedAt = (tracks: readonly Track[], at: number): readonly Track[] =>
  tracks.map(({ provider, points: [first, ...rest] }) => ({
    provider,
    points: [first.opened ? { ...first, at } : first, ...rest],
  }));

/**
 * The markets whose lines a game's page draws: spread and total, or the home side's moneyline and the total if spreads stand
 * still. Only books that quote the game now; markets that none of them quotes are left out.
 */
export function lineTracks(
  game: Pick<Game, 'league' | 'odds'>,
  history: LineHistory,
): readonly MarketTracks[] {
  const seen = game.odds.map(({ asOf }) => Date.parse(asOf));
  return marketsOf(game).flatMap((market) => {
    const tracks = freshestOfBook(game.odds).flatMap(
      ({ book, feed, provider }) =>
        trackOf(
          provider,
          history.filter((quote) => quote.book === book && quote.feed === feed),
          READERS[market],
        ) ?? [],
    );
    if (tracks.length === 0) return [];
    const from = Math.min(...tracks.map(({ points: [first] }) => first.at));
    const to = Math.max(from, ...seen);
    if (!tracks.some(({ points: [first] }) => first.opened)) return [{ market, tracks, from, to }];
    const before = from - (BEFORE_SIGHT * (to - from) || 1);
    return [{ market, tracks: openedAt(tracks, before), from: before, to }];
  });
}

/** How often any line of the tracks moved. */
export const movesOf = ({ tracks }: Pick<MarketTracks, 'tracks'>): number =>
  tracks.reduce((moves, { points }) => moves + points.length - 1, 0);
