import type { League } from '#domain/leagues/league.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import type { BasketballState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { WIDEST } from '../../basketball/tables.ts';
import { checkWhole, checkWithin } from '../inRange.ts';

/** Where a game stands. */
export interface BasketballStand {
  readonly home: number;
  readonly away: number;
  /** Share of regulation's length left in regulation or, in an overtime, in that. */
  readonly left: number;
  readonly overtime: boolean;
}

const MOST_PERIODS = 30;

/** A state checked. Throws a RangeError that names the first field out of range. */
export function readBasketballState(league: League, state: BasketballState): BasketballStand {
  if (state.sport !== 'basketball') {
    throw new InputError('State sport is not basketball', 'sport');
  }
  const { home, away, period, secondsLeft } = state;
  const { periods, seconds, overtime } = liveFormatOf(league);
  checkWhole(home, 'home', 0, WIDEST);
  checkWhole(away, 'away', 0, WIDEST);
  checkWhole(period, 'period', 1, MOST_PERIODS);
  const extra = period > periods;
  checkWithin(secondsLeft, 'secondsLeft', 0, extra ? overtime : seconds);
  const more = extra ? 0 : (periods - period) * seconds;
  return { home, away, left: (secondsLeft + more) / (periods * seconds), overtime: extra };
}
