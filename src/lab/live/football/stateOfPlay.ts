import type { FootballState } from '#domain/live/gameState.ts';
import type { FootballPlay } from './readPlays.ts';

export const QUARTER = 900;

/** A play as a feed would tell it. */
export function stateOfPlay(play: FootballPlay): FootballState {
  const { quarter, left, homeTimeouts, awayTimeouts } = play;
  const secondsLeft = quarter > 4 ? left : left - QUARTER * (4 - quarter);
  return {
    sport: 'football',
    home: play.home,
    away: play.away,
    period: quarter,
    secondsLeft: Math.min(Math.max(secondsLeft, 0), QUARTER),
    possession: play.homeBall ? 'home' : 'away',
    down: play.down,
    distance: play.distance,
    yardsToGoal: play.yards,
    homeTimeouts,
    awayTimeouts,
  };
}
