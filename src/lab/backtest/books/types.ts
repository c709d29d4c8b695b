import type { SharpVoice } from '#domain/prices/sharpVoices.ts';

/** A book's prices of one market, margin removed, and as offered (American). */
export interface BookOffer {
  readonly book: string;
  readonly prices: readonly (number | undefined)[];
  readonly voice: SharpVoice;
}

/** One bet of a test, per unit staked. */
export interface BookBet {
  /** Identifies its game. */
  readonly game: string;
  /** The day, which is drawn whole. */
  readonly cluster: string;
  readonly season: string;
  /** Expected return at the full distance from the consensus, and at half of it, which is what the site claims. */
  readonly full: number;
  readonly claimed: number;
  /** What it returned; in the series, what the closing line made of it. */
  readonly returned: number;
  readonly distance: number;
  /** Operators in the consensus. */
  readonly operators: number;
  readonly book: string;
  readonly american: number;
  /** Who moved since the price was first seen. */
  readonly moved: 'lags' | 'byItself' | 'neither' | 'unknown';
}

/** One line of the report. */
export interface BookTableRow {
  readonly name: string;
  /** 'return' of settled bets, or 'close': closing-line value. */
  readonly measure: 'return' | 'close';
  readonly bets: number;
  /** Mean expected return at the full distance, and at the half that the site claims. */
  readonly full: number;
  readonly claimed: number;
  readonly realised?:
    | { readonly mean: number; readonly low: number; readonly high: number }
    | undefined;
}

/** A table of the report: a question of the issue. */
export interface BookTable {
  readonly title: string;
  readonly rows: readonly BookTableRow[];
  readonly notes: readonly string[];
}
