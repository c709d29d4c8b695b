import type { LinedMarket } from '#domain/prices/lineShift.ts';
import type { LineShare, WinShares } from '#domain/prices/market.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';

/** Our model's own figures of a game, before they meet the market. */
export interface OwnFigures {
  /** Win shares for the pool, 0–1. */
  readonly win: WinShares;
  /** Share of the decided stake, 0–1, won by the home side at a handicap or by the over at a total. */
  shareAt(market: LinedMarket, line: number): number;
  /** P(home wins) implied by a spread's share; absent if handicaps do not follow the expected margin. */
  readonly winFromSpread?: ((spread: LineShare) => number) | undefined;
  /** The line of opinion. */
  readonly forecast: OwnForecast;
}
