import type { League } from '../leagues/league.ts';

/**
 * Everything from which a league's season is played to its end, as published: with the seed and the number of runs it gives the
 * same counts in every JavaScript engine. Teams are numbers: places in `teams`. Columns of games have one entry a game.
 */
export interface SeasonInputs {
  readonly league: League;
  /** As the league's files count it. */
  readonly season: number;
  /** The Eastern day the inputs were made for, YYYY-MM-DD. */
  readonly day: string;
  /** Rating keys. */
  readonly teams: readonly string[];
  /** Each team's conference and division by their names in the league's format; "" where the league has none. */
  readonly conferences: readonly string[];
  readonly divisions: readonly string[];
  /** Finished games of the regular season. */
  readonly played: PlayedGames;
  /** Games of the regular season still to be played, by day; a postponed game without a date comes last. */
  readonly left: GamesLeft;
  /** Finished games of the postseason (play-in, play-offs, title games). */
  readonly postseason: PlayedGames;
  readonly strengths: Strengths;
  /** A bracket that is drawn before it is played (NCAAB); absent: none is drawn yet, or the league's seeds make it. */
  readonly bracket?: DrawnBracket | undefined;
}

/**
 * The pairings of a tournament. Slots stand in the order of the printed bracket, so that slots 0 and 1 meet first, then their
 * winner and that of 2 and 3, and so on: a region's sixteen are seeds 1, 16, 8, 9, 5, 12, 4, 13, 6, 11, 3, 14, 7, 10, 2, 15, and the
 * first two regions meet in one semi-final.
 */
export interface DrawnBracket {
  /** Teams of each slot: one, or two that play for it first. Their number is a power of two. */
  readonly slots: readonly (readonly number[])[];
  /** Each slot's seed in its region. */
  readonly seeds: readonly number[];
}

export interface PlayedGames {
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly homeScore: readonly number[];
  readonly awayScore: readonly number[];
  /** 0 ended in regulation, 1 in overtime, 2 in a shoot-out. All 0 where the table does not ask. */
  readonly extra: readonly number[];
}

export interface GamesLeft {
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** Days after `SeasonInputs.day`; -1: postponed, no date. */
  readonly days: readonly number[];
  /** 1: at neither side's home. */
  readonly neutral: readonly number[];
  /**
   * The home side's chance, 0–1, six decimals: the published share of a game that has one, else our ratings' own, less what of it fades
   * until the day.
   */
  readonly homeWin: readonly number[];
  /** Chance of a draw, 0–1; all 0 outside of soccer. */
  readonly draw: readonly number[];
  /** 1: `homeWin` is a published share. */
  readonly published: readonly number[];
}

/** The teams' strengths and how uncertain they are, on the scale of `unit`. */
export interface Strengths {
  /**
   * What one SD of a game's luck is on the ratings' scale: a home win's chance with strengths known is
   * Φ((home − away + advantage) ÷ unit). Points, runs or goals; in soccer ln(home rate ÷ away rate).
   */
  readonly unit: number;
  readonly home: number;
  readonly ratings: readonly number[];
  /** The covariance of the ratings as of `day`, lower triangle with the diagonal, row by row; or the variances alone. */
  readonly covariance: readonly number[];
  /** Factor on every SD, fitted by `backtest -- --seasons`. */
  readonly widening: number;
  /** Variance a team gains a day. */
  readonly drift: number;
  /** Soccer: mean goals of a side of an average game at a neutral site, and Dixon and Coles' ρ. */
  readonly goals?: { readonly mean: number; readonly rho: number } | undefined;
}
