/**
 * Pace ratings: one state-space filter for race pace and one for qualifying pace.
 *
 * What is observed is the normal score of a rank (normalScores.ts). It is forecast as the sum of a driver's, a
 * team's and a driver-on-this-kind-of-track's rating, less the mean of those who were ranked. All are random walks
 * with independent (diagonal) variances, updated by Kalman steps one car at a time.
 * Rank regression by normal scores: Glickman and Hennessy (2015), "A stochastic rank ordered logit model for rating
 * multi-competitor games and sports", Journal of Quantitative Analysis in Sports 11(3), have the same random walk
 * with another observation; the filter is Kalman (1960).
 * Units: standard deviations of the field. Limits: linear, so that one freak result counts by its rank alone;
 * covariances between a driver and his team are not kept.
 */

/** An uncertain rating. */
export interface Rating {
  mean: number;
  variance: number;
}

export interface DriverRating extends Rating {
  /** Season last seen. */
  season: number;
  /** Track type → the driver's gain or loss there. */
  readonly types: Record<string, Rating>;
}

export interface TeamRating extends Rating {
  /** Season last seen. */
  season: number;
}

/** Ratings of one kind of pace on one day. Plain JSON; the functions of this folder change it in place. */
export interface Pace {
  /** First season known: its drivers and teams start level, later ones as newcomers. 0 before any race. */
  since: number;
  season: number;
  day: number;
  readonly drivers: Record<string, DriverRating>;
  readonly teams: Record<string, TeamRating>;
}

export interface PaceParams {
  /** Variances a new driver, a new team and a driver's first race on a kind of track start with. */
  readonly driverVariance: number;
  readonly teamVariance: number;
  readonly typeVariance: number;
  /** Variances added at each new season. */
  readonly driverSeason: number;
  readonly teamSeason: number;
  /** Share of a team's rating kept into a new season, 0–1. */
  readonly teamKeep: number;
  /** Variance added to every team each day within a season. */
  readonly teamDay: number;
  /** Variance of one normal score around the true pace. */
  readonly noise: number;
  /** Means a new driver and a new team start with after the first season known. */
  readonly newDriver: number;
  readonly newTeam: number;
}

/** A rating of a car's pace before a race. */
export interface PaceForecast {
  readonly mean: number;
  readonly variance: number;
}

export const emptyPace = (): Pace => ({
  since: 0,
  season: 0,
  day: 0,
  drivers: {},
  teams: {},
});
