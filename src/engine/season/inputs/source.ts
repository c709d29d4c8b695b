/** Shares of one game by the ratings alone, 0–1. */
interface OwnShares {
  readonly homeWin: number;
  readonly draw: number;
}

/** A coming game, as the ratings forecast it. */
interface Coming {
  readonly homeKey: string;
  readonly awayKey: string;
  readonly neutral: boolean;
  /** Days after the ratings' day; the strengths drift until then. */
  readonly ahead: number;
  readonly homeRest: number | undefined;
  readonly awayRest: number | undefined;
}

/** A team's mean rating and the parts of the belief it is made of. */
export interface RatingsSource {
  /** A home win's and a draw's share, a tie counting half where draws are no result. */
  sharesOf(game: Coming): OwnShares;
  ratingOf(key: string): number;
  /** Covariance of two teams' ratings. */
  covarianceOf(one: string, other: string): number;
  /** Whether different teams' covariances are known; else they are 0. */
  readonly full: boolean;
  readonly unit: number;
  readonly home: number;
  readonly drift: number;
  readonly goals?: { readonly mean: number; readonly rho: number };
}
