import type { LinedMarket } from '#domain/prices/lineShift.ts';
import type { LineShare, WinShares } from '#domain/prices/market.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';

/** What our model alone says of a game, as it is set beside the market. */
export interface OwnFigures {
  /** As the pool takes them: 0–1. */
  readonly win: WinShares;
  /** Share of the decided stake that the home side at a handicap, or the over at a total, wins; 0–1. */
  shareAt(market: LinedMarket, line: number): number;
  /** P(home wins) that a spread's share implies; absent where handicaps do not follow the expected margin. */
  readonly winFromSpread?: ((spread: LineShare) => number) | undefined;
  /** The line of opinion. */
  readonly forecast: OwnForecast;
}
