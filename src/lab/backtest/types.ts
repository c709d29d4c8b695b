import type { PoolWeights } from '#engine/market/pool.ts';

/**
 * What a sport hands to the backtest: what each model said before a result, and the result.
 * Names of models, the same in every sport: "own" (the model's own, past closing lines included), "own, no lines"
 * (its filter that never sees a line), "published" (what the site says: anchored to the game's close), "close" (closing line, de-vigged by
 * the power method), "home rate" or "base rate" (a constant of the training games), "plain Elo", "elo538",
 * "rating538"; any other a sport has (grid slot, world rank …).
 */
export interface Question {
  /** "win", "three-way", "over 2.5", "set score", "top 10", "winner" … */
  readonly name: string;
  /** Names of the outcomes; of "ordered" ones the order counts (ranked probability score). */
  readonly outcomes: readonly string[] | 'field';
  readonly ordered: boolean;
  readonly answers: readonly Answer[];
  /**
   * The same question on earlier games, with "own" and "close": the pool weights of "published" are fitted on them.
   * Without it, the answers of the seasons before serve; a season it does not have gets the close alone.
   */
  readonly earlier?: readonly Earlier[];
  /** Pool weights of "published" by season, where the walk has fitted them itself. */
  readonly pools?: ReadonlyMap<number, PoolWeights>;
}

/** What the walk that forecasts season `before` (parameters from earlier seasons alone) said of the seasons before it. */
export interface Earlier {
  readonly before: number;
  readonly answers: readonly Answer[];
}

/** One question of one game, fight or player that its result has answered. */
export interface Answer {
  readonly season: number;
  /** A team league's game: `FileGame.id` (date|home|away). "plain Elo" and 538's forecasts join by it. */
  readonly id?: string;
  /** The bootstrap draws whole clusters: the date of a game, the id of a tournament or race. */
  readonly cluster: string;
  /** Weight of each outcome: 1 for what happened; a tie in a two-way market is ½ to each. */
  readonly happened: readonly number[];
  /**
   * Model → probability of every outcome, summing to 1. A model that said nothing of this game is absent.
   * Of a "field" question: the probability of what happened alone, in both `happened` ([1]) and `said`.
   */
  readonly said: Readonly<Record<string, readonly number[]>>;
}

/** A number that was forecast with intervals: margin, total, games of a match. */
export interface Quantity {
  readonly name: string;
  readonly values: readonly Value[];
}

export interface Value {
  readonly season: number;
  readonly cluster: string;
  readonly actual: number;
  /** Model → mean and, where it has a distribution, the randomised share of it below the actual value (0–1, PIT). */
  readonly said: Readonly<Record<string, { readonly mean: number; readonly pit?: number }>>;
}

/** A rate the simulated scores must reproduce: "margin of 3", "extra innings", "draw", "set score 2-0". */
export interface ShapeRate {
  readonly season: number;
  readonly name: string;
  /** Mean probability the simulation gave it over the same games. */
  readonly simulated: number;
  readonly actual: number;
  readonly games: number;
}

/** Everything a league's walk-forward says. */
export interface Walked {
  readonly league: string;
  /** Seasons to report; absent: every season that the answers hold. */
  readonly seasons?: readonly number[];
  readonly questions: readonly Question[];
  readonly quantities: readonly Quantity[];
  readonly shapes: readonly ShapeRate[];
  /** Marks: what is missing, what a reader must know. */
  readonly notes: readonly string[];
}

/** One sport's walk-forward. */
export interface Backtest {
  readonly leagues: readonly string[];
  /**
   * Walks the files of a folder forward: for each asked season, parameters from earlier seasons only, ratings from
   * earlier games only. `seasons` undefined means the two newest (racing and golf: the newest).
   */
  walk(league: string, folder: string, seasons: readonly number[] | undefined, log: Log): Walked;
}

/** One sport's fit: parameters and current ratings from all rows of its files. */
export interface Fit {
  readonly leagues: readonly string[];
  /** The JSON written to src/engine/fitted/<file>.json, provenance (format, data's hash and dates) included. */
  fit(league: string, folder: string, log: Log): Readonly<Record<string, object>>;
}

export type Log = (line: string) => void;
