import type { PoolWeights } from '#engine/market/pool.ts';
import type { BootstrapInterval } from '../metrics/bootstrap.ts';
import type { Coverage } from '../metrics/intervals.ts';
import type { Bin } from '../metrics/reliability.ts';
import type { ShapeRate } from '../types.ts';

/** The document that `--json` prints. */
export interface Report {
  readonly formatVersion: 1;
  readonly engineVersion: string;
  /** What a reader must know about the whole report. */
  readonly statement: string;
  readonly leagues: readonly LeagueReport[];
  /** Leagues that were not walked, and why. */
  readonly skipped: readonly { readonly league: string; readonly reason: string }[];
  readonly malformedRows: number;
}

export interface LeagueReport {
  readonly league: string;
  /** One per season, then, for several seasons, one for all together. */
  readonly seasons: readonly SeasonReport[];
  readonly notes: readonly string[];
}

export interface SeasonReport {
  /** "2024", or "2023+2024" for several together. */
  readonly season: string;
  readonly questions: readonly QuestionReport[];
  readonly quantities: readonly QuantityReport[];
  readonly shapes: readonly ShapeReport[];
}

export interface QuestionReport {
  readonly name: string;
  readonly outcomes: readonly string[] | 'field';
  /** The squared score's name; undefined for a field. */
  readonly squared: 'Brier' | 'RPS' | undefined;
  /** Number of answers: games, fights, players. */
  readonly games: number;
  /** Models compared, each group on exactly the same games. */
  readonly groups: readonly ScoreGroup<ModelScore>[];
  readonly differences: readonly DifferenceReport[];
  /** Weights of the published forecast, one per season. */
  readonly pools: Readonly<Record<string, PoolWeights>>;
}

export interface ScoreGroup<Score> {
  readonly games: number;
  readonly models: readonly Score[];
}

export interface ModelScore {
  readonly model: string;
  /** Mean logarithmic loss, nats. */
  readonly logLoss: number;
  /** Mean Brier score or ranked probability score. */
  readonly squared?: number;
  /** Expected calibration error; with three outcomes or more the mean over them (classwise). */
  readonly calibrationError?: number;
  /** One table per outcome; with two, only the first. */
  readonly reliability?: readonly OutcomeReliability[];
}

export interface OutcomeReliability {
  readonly outcome: string;
  readonly calibrationError: number;
  readonly bins: readonly Bin[];
}

/** Mean paired difference of log losses, one − other: below zero if `one` is better. */
export interface DifferenceReport extends BootstrapInterval {
  readonly one: string;
  readonly other: string;
}

export interface QuantityReport {
  readonly name: string;
  readonly groups: readonly ScoreGroup<QuantityScore>[];
}

export interface QuantityScore {
  readonly model: string;
  readonly meanAbsoluteError: number;
  readonly rootMeanSquare: number;
  /** Mean of forecast − actual. */
  readonly bias: number;
  /** Share of the 50, 80 and 95 % intervals that held the actual value, and on how many games. */
  readonly coverage?: Coverage;
  readonly coverageGames?: number;
}

export interface ShapeReport extends ShapeRate {
  /** simulated ÷ actual − 1; absent if it never happened. */
  readonly relativeError?: number;
  /** How far chance alone moves that, at 95 %: 1.96 standard errors of the actual rate, relative. */
  readonly chance?: number;
}
