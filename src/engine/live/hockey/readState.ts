import type { HockeyState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { MOST_LIVE_GOALS } from '../goals/mostGoals.ts';
import { checkWhole, checkWithin } from '../inRange.ts';
import { PERIOD, PERIODS } from './params.ts';

/** Where a game stands. */
export interface HockeyStand {
  readonly home: number;
  readonly away: number;
  /** Seconds left of regulation. */
  readonly left: number;
  /** Skaters told; undefined if not told of both sides. */
  readonly skaters?: { readonly home: number; readonly away: number } | undefined;
}

const MOST_PERIODS = 40;
const LEAST_SKATERS = 3;
/** Without a goalie. */
export const MOST_SKATERS = 6;

/** A state checked; overtimes and shoot-outs have nothing left. Throws a RangeError that names the first field out of range. */
export function readHockeyState(state: HockeyState): HockeyStand {
  if (state.sport !== 'hockey') throw new InputError('State sport is not hockey', 'sport');
  const { home, away, period, secondsLeft, homeSkaters, awaySkaters } = state;
  checkWhole(home, 'home', 0, MOST_LIVE_GOALS);
  checkWhole(away, 'away', 0, MOST_LIVE_GOALS);
  checkWhole(period, 'period', 1, MOST_PERIODS);
  checkWithin(secondsLeft, 'secondsLeft', 0, PERIOD);
  if (homeSkaters !== undefined)
    checkWhole(homeSkaters, 'homeSkaters', LEAST_SKATERS, MOST_SKATERS);
  if (awaySkaters !== undefined)
    checkWhole(awaySkaters, 'awaySkaters', LEAST_SKATERS, MOST_SKATERS);
  const left = period > PERIODS ? 0 : (PERIODS - period) * PERIOD + secondsLeft;
  const skaters =
    homeSkaters === undefined || awaySkaters === undefined
      ? undefined
      : { home: homeSkaters, away: awaySkaters };
  return { home, away, left, skaters };
}

/** Whether a side has won: regulation is over and the score is not level, or overtime brought a goal. */
export const isHockeyOver = ({ home, away, left }: HockeyStand): boolean =>
  left === 0 && home !== away;

/** Whether nothing has happened yet. */
export const isHockeyStart = ({ home, away, left, skaters }: HockeyStand): boolean =>
  home === 0 &&
  away === 0 &&
  left === PERIODS * PERIOD &&
  (!skaters || skaters.home === skaters.away);
