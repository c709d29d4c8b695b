import type { Game } from '../game/game.ts';
import { LEAGUES } from '../leagues/league.ts';
import { american, signed } from '../numbers/numbers.ts';
import { isSameBook } from './bookmakers.ts';
import { impliedProbability } from './devig.ts';
import type { OddsQuote } from './odds.ts';

/** Prices as they were first seen, at `asOf`. */
export interface SeenQuote extends OddsQuote {
  /** What the book opened at, as the feed told it later: it is older than its `asOf`, by how much is not known. */
  readonly opened?: true | undefined;
}

/** What each book opened at, then every change of a game's prices before its start that we have seen, oldest first. */
export type LineHistory = readonly SeenQuote[];

export type TrackedMarket = 'spread' | 'total' | 'moneyline';

export interface TrackPoint {
  /** Milliseconds since 1970: the value stands from here to the next point. */
  readonly at: number;
  /** Higher where the home side, or the over, is asked more for: points of handicap or total, or a share of 1. */
  readonly value: number;
  /** "−1.5", "47.5", "−122" */
  readonly text: string;
  /** What the book opened at: it stands left of the first that we saw, because its time is not known. */
  readonly opened?: true | undefined;
}

/** How one book moved one market. */
export interface Track {
  readonly provider: string;
  /** One or more; two that follow each other differ. */
  readonly points: readonly [TrackPoint, ...TrackPoint[]];
}

export interface MarketTracks {
  readonly market: TrackedMarket;
  readonly tracks: readonly Track[];
  /** From the first sight of any book, a little less where books are known to have opened before, to the last of all; milliseconds since 1970. */
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

/** Where lines stand at a goal or a run and a half, it is the price that moves. */
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
  // Opened where it was first seen: one point says both.
  return {
    provider,
    points: opened.text === first.text ? [point, ...rest] : [point, first, ...rest],
  };
}

/** The share of the picture's width, left of our first sight, where opening prices stand. */
const BEFORE_SIGHT = 0.08;

/** The same tracks with each opening price at a given instant, before all that we have seen. */
const openedAt = (tracks: readonly Track[], at: number): readonly Track[] =>
  tracks.map(({ provider, points: [first, ...rest] }) => ({
    provider,
    points: [first.opened ? { ...first, at } : first, ...rest],
  }));

/**
 * The markets whose lines a game's page draws: spread and total, or the moneyline of the home side and the total where
 * spreads stand still. Only of books that quote the game now; markets that none of them quotes are left out.
 */
export function lineTracks(
  game: Pick<Game, 'league' | 'odds'>,
  history: LineHistory,
): readonly MarketTracks[] {
  const seen = game.odds.map(({ asOf }) => Date.parse(asOf));
  return marketsOf(game).flatMap((market) => {
    const tracks = game.odds.flatMap(
      ({ source, provider }) =>
        trackOf(
          provider,
          history.filter(
            (quote) => quote.source === source && isSameBook(quote.provider, provider),
          ),
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
