import type { GolferOut } from '../events/golfTournament.ts';

/** One player of a tournament under way. */
export interface GolferState {
  /** As in the published field. */
  readonly id: string;
  /** Rounds he has finished, in order: strokes to par of each. */
  readonly rounds: readonly number[];
  /** Of the round he is playing: strokes to par so far, and holes played, 1–17. Both absent while he is between rounds. */
  readonly toPar?: number | undefined;
  readonly thru?: number | undefined;
  /** Why he is out; absent while he is in. */
  readonly out?: GolferOut | undefined;
}

/** Where a stroke-play tournament stands, as a leaderboard tells it. */
export interface GolfState {
  readonly sport: 'golf';
  /** The round being played, or the last one played; from 1. */
  readonly round: number;
  readonly players: readonly GolferState[];
  /** Who won, once that is told: of a play-off the scores do not say it. */
  readonly winner?: string | undefined;
}

/** Strokes to par of a player's whole tournament so far. */
export const totalToPar = ({ rounds, toPar = 0 }: GolferState): number =>
  rounds.reduce((sum, score) => sum + score, toPar);

/** Whether nobody has played a hole yet. */
export const isUnplayed = ({ players }: GolfState): boolean =>
  players.every(({ rounds, thru = 0 }) => rounds.length === 0 && thru === 0);
