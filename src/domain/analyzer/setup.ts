import type { Side } from '../game/predictedWinner.ts';
import type { League } from '../leagues/league.ts';
import type { PackedHistogram } from '../numbers/packedHistogram.ts';
import type { Bounds } from './bounds.ts';

/** The positions of the sliders. */
export interface AnalyzerLines {
  /** Home handicap: negative where home gives points. */
  readonly spread: number;
  readonly total: number;
  /** American prices. */
  readonly homeMoneyline: number;
  readonly awayMoneyline: number;
}

export type AnalyzerKey = keyof AnalyzerLines;

export const ANALYZER_KEYS = ['spread', 'total', 'homeMoneyline', 'awayMoneyline'] as const;

interface AnalyzerSide {
  readonly name: string;
  readonly abbreviation: string;
  /** % of simulated games won, 0–100. */
  readonly win: number;
}

/** Everything the analyzer needs of a game, small enough to be part of its page. */
export interface AnalyzerSetup {
  readonly predictionId: number;
  readonly league: League;
  /** "points", "runs" or "goals" */
  readonly unit: string;
  /** The predicted winner, whose price counts if both are equally good. */
  readonly pick: Side;
  readonly home: AnalyzerSide;
  readonly away: AnalyzerSide;
  readonly meanMargin: number;
  readonly meanTotal: number;
  readonly margins: PackedHistogram;
  readonly totals: PackedHistogram;
  readonly bounds: { readonly spread: Bounds; readonly total: Bounds };
  /** The market's; where it has none, the prediction's own lines and fair prices. */
  readonly lines: AnalyzerLines;
  /** The sliders that open on what a book offers. */
  readonly offered: readonly AnalyzerKey[];
  /** Where each slider starts, in words: "Market BUF −1.5". */
  readonly notes: Readonly<Record<AnalyzerKey, string>>;
}

/** Whether a book offers all four of these lines. */
export const isOfferedSetup = (
  { lines: opening, offered }: AnalyzerSetup,
  lines: AnalyzerLines,
): boolean => ANALYZER_KEYS.every((key) => offered.includes(key) && lines[key] === opening[key]);
