import type { LineShare, WinShares } from '#domain/prices/market.ts';

/** What a table of scores shall say. Any of them may be absent. */
export interface Constraints {
  /** P(home) + ½ P(level); not beside `shares`. */
  readonly homeWin?: number | undefined;
  readonly shares?: WinShares | undefined;
  readonly spread?: LineShare | undefined;
  readonly total?: LineShare | undefined;
}
