import type { GolfParams } from './params.ts';

/** What is known of one player: normal, in strokes per round better than the average of the first events' field. */
export interface PlayerRating {
  /** Lasting skill. */
  skill: number;
  /** His current form: how much better or worse than his lasting skill. */
  form: number;
  skillVariance: number;
  formVariance: number;
  covariance: number;
  /** Day of his last advance, days since 1970-01-01. */
  day: number;
}

/** Ratings in the form the filter works on. */
export interface GolfRatingsState {
  readonly players: Map<string, PlayerRating>;
  /** Leaderboards learned from so far. */
  events: number;
}

/** The same as plain JSON, by player key, with the parameters used. */
export interface GolfRatings {
  readonly params: GolfParams;
  readonly events: number;
  readonly players: Readonly<Record<string, Readonly<PlayerRating>>>;
}

export const newState = (): GolfRatingsState => ({ players: new Map(), events: 0 });

export const thawGolf = (ratings: Pick<GolfRatings, 'players' | 'events'>): GolfRatingsState => ({
  players: new Map(Object.entries(ratings.players).map(([key, player]) => [key, { ...player }])),
  events: ratings.events,
});

export const ratingOf = ({ skill, form }: PlayerRating): number => skill + form;

export const playerVariance = (player: PlayerRating): number =>
  player.skillVariance + player.formVariance + 2 * player.covariance;

/** Day of the last leaderboard learned from, days since 1970-01-01. */
export const golfLearnedTo = ({ players }: Pick<GolfRatings, 'players'>): number =>
  Object.values(players).reduce((last, { day }) => Math.max(last, day), 0);
