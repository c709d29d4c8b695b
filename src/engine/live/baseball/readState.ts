import type { BaseballState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { checkWhole } from '../inRange.ts';
import { FRESH_INNING, REGULATION, WITH_RUNNER } from './params.ts';

/** Where a game stands, without what a feed may tell in two ways. */
export interface BaseballStand {
  readonly home: number;
  readonly away: number;
  readonly inning: number;
  readonly bottom: boolean;
  /** Outs × 8 + bases. */
  readonly situation: number;
  /** Told without outs and runners. */
  readonly empty: boolean;
}

const MOST_SCORE = 99;
const MOST_INNINGS = 50;
const THIRD_OUT = 3;

/**
 * A state checked. Three outs are the start of the next half-inning; nobody out and nobody on in an extra inning is its start, with
 * the runner on second that the rules put there since 2020 (a leadoff home run looks the same; in play-offs there is no runner, which
 * a state does not tell). Throws a RangeError that names the first field out of range.
 */
export function readBaseballState(state: BaseballState): BaseballStand {
  if (state.sport !== 'baseball') throw new InputError('State sport is not baseball', 'sport');
  const { home, away } = state;
  checkWhole(home, 'home', 0, MOST_SCORE);
  checkWhole(away, 'away', 0, MOST_SCORE);
  checkWhole(state.inning, 'inning', 1, MOST_INNINGS);
  if (typeof state.bottom !== 'boolean') throw new InputError('State bottom is missing', 'bottom');
  checkWhole(state.outs, 'outs', 0, THIRD_OUT);
  checkWhole(state.bases, 'bases', 0, 7);
  const over = state.outs === THIRD_OUT;
  const bottom = over ? !state.bottom : state.bottom;
  const inning = over && state.bottom ? state.inning + 1 : state.inning;
  const told = over ? FRESH_INNING : state.outs * 8 + state.bases;
  const empty = told === FRESH_INNING;
  const situation = inning > REGULATION && empty ? WITH_RUNNER : told;
  return { home, away, inning, bottom, situation, empty };
}

/**
 * Whether the game is over: the home side is ahead in the ninth's bottom half or later, or an extra inning would begin though the
 * visitors lead. (A home run of two by an extra inning's first batter looks the same, for as long as it is the last thing told.)
 */
export function isBaseballOver({ home, away, inning, bottom, empty }: BaseballStand): boolean {
  if (bottom) return inning >= REGULATION && home > away;
  return inning > REGULATION && (home > away || (away > home && empty));
}
