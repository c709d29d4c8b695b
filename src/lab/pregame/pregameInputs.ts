import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { LineLog } from '../backtest/types.ts';
import type { PregameInputs } from './gameInputs.ts';
import { goalInputsOf } from './goalInputs.ts';
import { marginInputsOf } from './marginInputs.ts';

/**
 * Inputs of all games of some seasons, as they would have been published at their closing lines; a game without one has our own.
 * Ratings go on from day to day; their parameters are those of the committed fit, which hardly move a score at the closing line.
 */
export const pregameInputs = (
  league: League,
  folder: string,
  seasons: readonly number[],
  log: LineLog,
): readonly PregameInputs[] =>
  isGoalLeague(league)
    ? goalInputsOf(league, folder, seasons, log)
    : marginInputsOf(league, folder, seasons);
