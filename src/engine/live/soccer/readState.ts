import type { SoccerState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { MOST_LIVE_GOALS } from '../goals/mostGoals.ts';
import { checkWhole, checkWithin } from '../inRange.ts';
import { HALF, WHOLE_GAME } from './params.ts';

/** Where a game stands; what the feed did not tell is 0. */
export interface SoccerStand {
  readonly home: number;
  readonly away: number;
  readonly period: number;
  /** 0–45 in the first half, 45–90 in the second. */
  readonly minute: number;
  /** Minutes of added time played. */
  readonly added: number;
  readonly homeReds: number;
  readonly awayReds: number;
}

/** Halves, extra time's and a shoot-out. */
const MOST_PERIODS = 5;
const MOST_ADDED = 60;
const MOST_SENT_OFF = 11;
const LAST_MINUTE = 120;

/** A state checked. Throws a RangeError that names the first field out of range. */
export function readSoccerState(state: SoccerState): SoccerStand {
  if (state.sport !== 'soccer') throw new InputError('State sport is not soccer', 'sport');
  const { home, away, period, minute, added = 0, homeReds = 0, awayReds = 0 } = state;
  checkWhole(home, 'home', 0, MOST_LIVE_GOALS);
  checkWhole(away, 'away', 0, MOST_LIVE_GOALS);
  checkWhole(period, 'period', 1, MOST_PERIODS);
  const [from, to] =
    period === 1 ? [0, HALF] : period === 2 ? [HALF, WHOLE_GAME] : [WHOLE_GAME, LAST_MINUTE];
  checkWithin(minute, 'minute', from, to);
  checkWithin(added, 'added', 0, MOST_ADDED);
  checkWhole(homeReds, 'homeReds', 0, MOST_SENT_OFF);
  checkWhole(awayReds, 'awayReds', 0, MOST_SENT_OFF);
  return { home, away, period, minute, added, homeReds, awayReds };
}

/** Whether ninety minutes are over: the league's games end there. */
export const isSoccerOver = ({ period }: SoccerStand): boolean => period > 2;

/** Whether nothing has happened yet. */
export const isSoccerStart = (stand: SoccerStand): boolean =>
  stand.period === 1 &&
  Object.entries(stand).every(([name, value]) => name === 'period' || value === 0);
