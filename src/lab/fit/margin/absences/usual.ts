import { GAME_MINUTES } from '#engine/ratings/margin/absences/types.ts';
import type { PlayerMinutes } from './playerMinutes.ts';

/** A player's record from his games. */
export interface WatchedPlayer {
  /** Number of his team's games since he last played. */
  missed: number;
  readonly games: number;
  /** His usual minutes in games he plays. */
  readonly minutes: number;
  /** Points per game by which his side does better with him on court than overall, shrunk toward 0. */
  readonly onCourt: number;
  /** Minutes on which that figure is based; older ones count less. */
  readonly weight: number;
}

/** A player's starting minutes, as if from one game, and the minimum weight of his newest game. */
const FIRST_MINUTES = 10;
const PACE = 0.08;

/**
 * Minutes by which the on-court points are shrunk, and the factor by which each game reduces older weights. On the NBA's
 * seasons 2016–21 shrinking by 400 to 2,000 minutes, and forgetting by 0 to 1.5 % a game, differed by .0001 of log
 * loss at most.
 */
const SHRUNK_BY = 1600;
const KEPT = 0.985;

const NEW: WatchedPlayer = { missed: 0, games: 0, minutes: FIRST_MINUTES, onCourt: 0, weight: 0 };

/** A player after one more game. @param margin his side's, points */
export function seen(
  was: WatchedPlayer | undefined,
  { minutes, plusMinus }: PlayerMinutes,
  margin: number,
): WatchedPlayer {
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
