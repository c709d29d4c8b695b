import type { FootballState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { FOOTBALL_SCORES } from '../../football/lattice.ts';
import { checkWhole, checkWithin } from '../inRange.ts';

/** Ranges of what a feed may leave out. */
const OPTIONAL = [
  ['down', 1, 4],
  ['distance', 0, 99],
  ['yardsToGoal', 0, 100],
  ['homeTimeouts', 0, 3],
  ['awayTimeouts', 0, 3],
] as const;

/** Throws an InputError that names the first field out of range. */
export function checkState(state: FootballState): void {
  checkWhole(state.home, 'home', 0, FOOTBALL_SCORES - 1);
  checkWhole(state.away, 'away', 0, FOOTBALL_SCORES - 1);
  checkWhole(state.period, 'period', 1, 30);
  checkWithin(state.secondsLeft, 'secondsLeft', 0, 900);
  const { possession } = state;
  if (possession !== undefined && possession !== 'home' && possession !== 'away') {
    throw new InputError(`State possession is home or away; got ${possession}`, 'possession');
  }
  for (const [field, least, most] of OPTIONAL) {
    const value = state[field];
    if (value !== undefined) checkWhole(value, field, least, most);
  }
}
