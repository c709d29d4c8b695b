import { GAME_MINUTES } from '#engine/ratings/margin/absences/types.ts';
import type { PlayerMinutes } from './playerMinutes.ts';

/** A player as his games have shown him. */
export interface Watched {
  /** Games of his team since he last played. */
  missed: number;
  readonly games: number;
  /** Usual minutes of a game he plays. */
  readonly minutes: number;
  /** Points a game by which his side did better with him on court than over the game, shrunk toward 0. */
  readonly onCourt: number;
  /** Minutes behind the latter, older ones counting less. */
  readonly weight: number;
}

/** Minutes a player starts from, as if from one game, and the least weight of his newest game. */
const FIRST_MINUTES = 10;
const PACE = 0.08;

/**
 * Minutes by which the on-court points are shrunk, and what a game leaves of the weight of those before. On the NBA's
 * seasons 2016–21 shrinking by 400 to 2,000 minutes, and forgetting by 0 to 1.5 % a game, differed by .0001 of log
 * loss at most.
 */
const SHRUNK_BY = 1600;
const KEPT = 0.985;

const NEW: Watched = { missed: 0, games: 0, minutes: FIRST_MINUTES, onCourt: 0, weight: 0 };

/** A player after one more game. @param margin his side's, points */
export function seen(
  was: Watched | undefined,
  { minutes, plusMinus }: PlayerMinutes,
  margin: number,
): Watched {
  const before = was ?? NEW;
  const games = before.games + 1;
  const pace = Math.max(PACE, 1 / (games + 1));
  const weight = before.weight * KEPT + minutes;
  // A game's points per 48 minutes on court, weighted by the minutes: no division by short appearances.
  const points = GAME_MINUTES * plusMinus - margin * minutes;
  return {
    missed: 0,
    games,
    minutes: before.minutes + pace * (minutes - before.minutes),
    onCourt: before.onCourt + (points - before.onCourt * minutes) / (weight + SHRUNK_BY),
    weight,
  };
}
