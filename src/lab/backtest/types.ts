import type { PoolWeights } from '#engine/market/pool.ts';

/**
 * What a sport gives the backtest: each model's forecast before a result, and the result.
 * Model names, the same in every sport: "own" (the model's own, including past closing lines), "own, no lines"
 * (its filter that never sees a line), "published" (what the site shows: anchored to the game's close), "close" (closing line,
 * de-vigged by
 * the power method), "home rate" or "base rate" (a constant of the training games), "plain Elo", "elo538",
 * "rating538"; plus any other the sport has (grid slot, world rank …).
 */
export interface BacktestQuestion {
  /** "win", "three-way", "over 2.5", "set score", "top 10", "winner" … */
  readonly name: string;
  /** Names of the outcomes; for "ordered" ones the order counts (ranked probability score). */
  readonly outcomes: readonly string[] | 'field';
  readonly ordered: boolean;
  readonly answers: readonly BacktestAnswer[];
  /**
   * The same question on earlier games, with "own" and "close", to fit the pool weights of "published" on.
   * Without it, the answers of earlier seasons are used; a season missing in it gets the close alone.
   */
  readonly earlier?: readonly EarlierSeasons[];
  /** Pool weights of "published" by season, if the walk has fitted them itself. */
  readonly pools?: ReadonlyMap<number, PoolWeights>;
}

/** Forecasts of earlier seasons by the walk for season `before` (parameters only from earlier seasons). */
export interface EarlierSeasons {
  readonly before: number;
  readonly answers: readonly BacktestAnswer[];
}

/** One question about a game, fight or player, with its result. */
export interface BacktestAnswer {
  readonly season: number;
  /** A team league's game: `FileGame.id` (date|home|away). "plain Elo" and 538's forecasts join by it. */
  readonly id?: string;
  /** The bootstrap draws whole clusters: a game's date, or a tournament's or race's id. */
  readonly cluster: string;
  /** Weight of each outcome: 1 for what happened; a tie in a two-way market gives ½ to each. */
  readonly happened: readonly number[];
  /**
   * Model → probability of every outcome, summing to 1. A model without a forecast of this game is absent.
   * For a "field" question: only the probability of what happened, in both `happened` ([1]) and `said`.
   */
  readonly said: Readonly<Record<string, readonly number[]>>;
}

/** A number forecast with intervals: margin, total, games of a match. */
export interface Quantity {
  readonly name: string;
  readonly values: readonly Value[];
}

export interface Value {
  readonly season: number;
  readonly cluster: string;
  readonly actual: number;
  /** Model → mean and, if it has a distribution, the randomized share of it below the actual value (0–1, PIT). */
  readonly said: Readonly<Record<string, { readonly mean: number; readonly pit?: number }>>;
}

/** A rate the simulated scores must reproduce: "margin of 3", "extra innings", "draw", "set score 2-0". */
export interface ShapeRate {
  readonly season: number;
  readonly name: string;
  /** Mean simulated probability over the same games. */
  readonly simulated: number;
  readonly actual: number;
  readonly games: number;
}

/** The result of a league's walk-forward. */
export interface Walked {
  readonly league: string;
  /** Seasons to report; if absent, every season in the answers. */
  readonly seasons?: readonly number[];
  readonly questions: readonly BacktestQuestion[];
  readonly quantities: readonly Quantity[];
  readonly shapes: readonly ShapeRate[];
  /** Remarks: what is missing, what a reader must know. */
  readonly notes: readonly string[];
}

/** One sport's walk-forward. */
export interface Backtest {
  readonly leagues: readonly string[];
  /**
   * Walks a folder's files forward: for each given season, parameters from earlier seasons only, ratings from earlier
   * games only. `seasons` undefined means the two newest (racing and golf: the newest).
   */
  walk(
    league: string,
    folder: string,
    seasons: readonly number[] | undefined,
    log: LineLog,
  ): Walked;
}

/** One sport's fit: parameters and current ratings from all rows of its files. */
export interface Fit {
  readonly leagues: readonly string[];
  /** The JSON written to src/engine/fitted/<file>.json, including provenance (format, hash and dates of the data). */
  fit(league: string, folder: string, log: LineLog): Readonly<Record<string, object>>;
}

export type LineLog = (line: string) => void;
