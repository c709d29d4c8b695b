import type { League } from '#domain/league.ts';

/** What a sample bookmaker starts from: a win probability (0–1) and means of the home margin and the total. */
export interface Line {
  /** Share of games the home side wins; in soccer draws count as not won. */
  readonly homeProbability: number;
  readonly margin: number;
  readonly total: number;
}

/** Home edge and scoring of an average game since 2021, rounded: used where no model line is given. */
export const TYPICAL_LINE: Readonly<Record<League, Line>> = {
  NFL: { homeProbability: 0.55, margin: 1.8, total: 45 },
  NBA: { homeProbability: 0.55, margin: 2.2, total: 225.5 },
  WNBA: { homeProbability: 0.545, margin: 2, total: 163.5 },
  MLB: { homeProbability: 0.532, margin: 0.2, total: 8.9 },
  NHL: { homeProbability: 0.54, margin: 0.25, total: 6.2 },
  NCAAF: { homeProbability: 0.58, margin: 3, total: 54.5 },
  NCAAB: { homeProbability: 0.6, margin: 3.2, total: 143 },
  MLS: { homeProbability: 0.48, margin: 0.45, total: 2.96 },
  EPL: { homeProbability: 0.44, margin: 0.26, total: 2.97 },
  LaLiga: { homeProbability: 0.45, margin: 0.34, total: 2.57 },
  Bundesliga: { homeProbability: 0.45, margin: 0.37, total: 3.16 },
  SerieA: { homeProbability: 0.41, margin: 0.19, total: 2.65 },
};

/** How a league's scores scatter about the market's line, from the same seasons. */
export interface Scatter {
  /** Standard deviation of the margin. */
  readonly margin: number;
  /** Standard deviation of the total. */
  readonly total: number;
  /** Mean less median of the total where scores are few and skewed: books set their line at the median. */
  readonly skew?: number;
  /** Share of wins by two or more, for leagues whose spread is always 1.5. */
  readonly winsByTwo?: number;
}

export const SCATTER: Readonly<Record<League, Scatter>> = {
  NFL: { margin: 12.8, total: 13 },
  NBA: { margin: 13.5, total: 18 },
  WNBA: { margin: 12, total: 16 },
  MLB: { margin: 4.4, total: 4.4, skew: 0.6, winsByTwo: 0.72 },
  NHL: { margin: 2.6, total: 2.3, skew: 0.15, winsByTwo: 0.6 },
  NCAAF: { margin: 15.4, total: 15.8 },
  NCAAB: { margin: 11.2, total: 16.4 },
  MLS: { margin: 1.7, total: 1.7 },
  EPL: { margin: 1.7, total: 1.7 },
  LaLiga: { margin: 1.7, total: 1.6 },
  Bundesliga: { margin: 1.8, total: 1.8 },
  SerieA: { margin: 1.7, total: 1.6 },
};
