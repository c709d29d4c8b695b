import { clamp } from '#domain/numbers/numbers.ts';
import type { LinedMarket } from '#domain/prices/lineShift.ts';
import type { Consensus, LineShare, WinShares } from '#domain/prices/market.ts';
import { normalQuantile } from '../rng/normal.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { rounded } from '../rounded.ts';
import type { OwnFigures } from './ownFigures.ts';
import { CLOSE_ALONE, pool } from './pool.ts';
import type { MarketWeights } from './weights.ts';

/** Published figures of a game with a line, which its simulation must reproduce. Shares are 0–1. */
export interface PublishedFigures {
  /** Absent if the market says nothing about the winner. */
  readonly win?: WinShares;
  readonly lines: { readonly spread?: LineShare; readonly total?: LineShare };
}

/** At a handicap of half a point or less the spread is the winner bet again: one bet gets one answer. */
const SAME_BET = 0.5;
/** Digits published and simulated. */
const DIGITS = 4;
/** No share is known better than this. */
const [LEAST, MOST] = [0.001, 0.999];

/**
 * Combines our figures with the market's: win probabilities by the league's pool; at the market's spread and total, the share at
 * the location w of the way from the market's to ours (`LineWeights`). On the scale of Φ⁻¹: z = z_market + w · (z_own −
 * z_market), because the game's SD is the same.
 */
export function publishedFigures(
  own: OwnFigures,
  { win: marketWin, spread, total }: Consensus,
  { pool: weights = CLOSE_ALONE, lineWeights = { margin: 0, total: 0 } }: MarketWeights,
): PublishedFigures {
  const market = marketWin ?? (spread && own.winFromSpread && twoWay(own.winFromSpread(spread)));
  const between = (kind: LinedMarket, { line, share }: LineShare, weight: number): LineShare => ({
    line,
    share: published(pulledToward(share, own.shareAt(kind, line), weight)),
  });
  const asked = spread && !(market && Math.abs(spread.line) <= SAME_BET) ? spread : undefined;
  return {
    ...(market && { win: pooled(market, own.win, weights) }),
    lines: {
      ...(asked && { spread: between('spread', asked, lineWeights.margin) }),
      ...(total && { total: between('total', total, lineWeights.total) }),
    },
  };
}

const twoWay = (home: number): WinShares => ({ home, draw: 0, away: 1 - home });

const published = (share: number): number => rounded(clamp(share, LEAST, MOST), DIGITS);

/** Moves a share toward another by a weight, both on the scale of Φ⁻¹. */
export function pulledToward(share: number, toward: number, weight: number): number {
  if (weight === 0) return share;
  const [from, to] = [share, toward].map((one) => normalQuantile(clamp(one, LEAST, MOST)));
  return normalCdf((from ?? 0) + weight * ((to ?? 0) - (from ?? 0)));
}

/** Pooled win probabilities, rounded so that they sum to 1. */
function pooled(market: WinShares, own: WinShares, weights: NonNullable<MarketWeights['pool']>) {
  if (market.draw > 0) {
    const both = [market, own].map(({ home, draw, away }) => [home, draw, away]);
    const [home = 0, draw = 0] = pool(both[0] ?? [], both[1] ?? [], weights).map(published);
    return { home, draw, away: rounded(1 - home - draw, DIGITS) };
  }
  const decided = own.home + own.away;
  const ours = [own.home / decided, own.away / decided];
  const [home = 0] = pool([market.home, market.away], ours, weights).map(published);
  return { home, draw: 0, away: rounded(1 - home, DIGITS) };
}
