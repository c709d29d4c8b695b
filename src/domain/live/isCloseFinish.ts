import { LEAGUES, type League, type Sport } from '../leagues/league.ts';
import { liveFormatOf } from './elapsed.ts';
import type { GameState } from './gameState.ts';

/** The widest margin of one score: a touchdown with two points after it, a three-pointer, a goal, a run. */
const ONE_SCORE: Readonly<Record<Sport, number>> = {
  football: 8,
  basketball: 3,
  hockey: 1,
  soccer: 1,
  baseball: 1,
};

/** The end of regulation, seconds. */
const LAST_SECONDS = 300;
const LAST_MINUTE = 85;
const LAST_INNING = 9;

/** Whether regulation is in its last five minutes, with time left or a level score; in baseball from the ninth inning on. */
function isLate(league: League, state: GameState): boolean {
  if (state.sport === 'baseball') return state.inning >= LAST_INNING;
  if (state.sport === 'soccer') return state.period === 2 && state.minute >= LAST_MINUTE;
  if (state.period !== liveFormatOf(league).periods || state.secondsLeft > LAST_SECONDS)
    return false;
  return state.secondsLeft > 0 || state.home === state.away;
}

/** Whether a game is within one score at the end of regulation. Overtime is none: whoever gets there was level before. */
export const isCloseFinish = (league: League, state: GameState): boolean =>
  Math.abs(state.home - state.away) <= ONE_SCORE[LEAGUES[league].sport] && isLate(league, state);
