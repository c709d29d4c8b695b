import type { Game } from '../game.ts';
import { LEAGUES } from '../league.ts';
import { american, signed } from '../numbers.ts';
import { impliedProbability } from './devig.ts';
import type { OddsQuote } from './odds.ts';

/** Every change of a game's prices before its start that we have seen, oldest first; `asOf` is when each was first seen. */
export type LineHistory = readonly OddsQuote[];

export type TrackedMarket = 'spread' | 'total' | 'moneyline';

export interface TrackPoint {
  /** Milliseconds since 1970: the value stands from here to the next point. */
  readonly at: number;
  /** Higher where the home side, or the over, is asked more for: points of handicap or total, or a share of 1. */
  readonly value: number;
  /** "−1.5", "47.5", "−122" */
  readonly text: string;
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
  /** From the first sight of any book to the last of all, milliseconds since 1970. */
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
    const seen = read(quote);
    if (seen && seen.text !== points.at(-1)?.text) {
      points.push({ at: Date.parse(quote.asOf), ...seen });
    }
  }
  const [first, ...rest] = points;
  return first && { provider, points: [first, ...rest] };
}

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
          history.filter((quote) => quote.source === source && quote.provider === provider),
          READERS[market],
        ) ?? [],
    );
    if (tracks.length === 0) return [];
    const from = Math.min(...tracks.map(({ points: [first] }) => first.at));
    return [{ market, tracks, from, to: Math.max(from, ...seen) }];
  });
}

/** How often any line of the tracks moved. */
export const movesOf = ({ tracks }: Pick<MarketTracks, 'tracks'>): number =>
  tracks.reduce((moves, { points }) => moves + points.length - 1, 0);
