import type { GolfParams } from './params.ts';

/** What is known of one player: normal, in strokes per round better than the average of the first events' field. */
export interface PlayerRating {
  /** Lasting skill. */
  skill: number;
  /** What he is better or worse at present. */
  form: number;
  skillVariance: number;
  formVariance: number;
  covariance: number;
  /** Days since 1970-01-01 of his last advance. */
  day: number;
}

/** Ratings as the filter works on them. */
export interface GolfState {
  readonly players: Map<string, PlayerRating>;
  /** Leaderboards learned from so far. */
  events: number;
}

/** The same as plain JSON, by player key, with the parameters they were made with. */
export interface GolfRatings {
  readonly params: GolfParams;
  readonly events: number;
  readonly players: Readonly<Record<string, Readonly<PlayerRating>>>;
}

export const newState = (): GolfState => ({ players: new Map(), events: 0 });

export const thawGolf = (ratings: Pick<GolfRatings, 'players' | 'events'>): GolfState => ({
  players: new Map(Object.entries(ratings.players).map(([key, player]) => [key, { ...player }])),
  events: ratings.events,
});

export const ratingOf = ({ skill, form }: PlayerRating): number => skill + form;

export const playerVariance = (player: PlayerRating): number =>
  player.skillVariance + player.formVariance + 2 * player.covariance;

/** Day of the last leaderboard learned from, days since 1970-01-01. */
export const golfLearnedTo = ({ players }: Pick<GolfRatings, 'players'>): number =>
  Object.values(players).reduce((last, { day }) => Math.max(last, day), 0);
