import type { LineShare, WinShares } from '#domain/prices/market.ts';

/** The figures a table of scores must have. Any may be absent. */
export interface Constraints {
  /** P(home) + ½ P(level); never together with `shares`. */
  readonly homeWin?: number | undefined;
  readonly shares?: WinShares | undefined;
  readonly spread?: LineShare | undefined;
  readonly total?: LineShare | undefined;
}
