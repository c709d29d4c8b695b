import type { MoveMarket } from './expectedMove.ts';

/** How often expected moves of a league and market came true, and what they were worth. */
export interface MoveTrust {
  readonly market: MoveMarket;
  /** Counted as they were recorded before the close, or afterward on past seasons. */
  readonly from: 'record' | 'backtest';
  /** "2019–2022": of a backtest. */
  readonly seasons?: string | undefined;
  /** Lines that moved, and % of them that went our way. */
  readonly moves: number;
  readonly hit: number;
  /** Mean closing-line value in points of share, lines that stood included, before the margin. */
  readonly value: number;
  /** Graded calls of our own record that went our way and the other way, while it is too short to be said. */
  readonly ownSoFar?: { readonly hits: number; readonly misses: number } | undefined;
}
