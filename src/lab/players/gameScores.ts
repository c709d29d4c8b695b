import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { League } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { modelOf } from '#engine/registry.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { simulate } from '#engine/simulate.ts';
import type { LineLog } from '../backtest/types.ts';
import type { PregameInputs } from '../pregame/gameInputs.ts';
import { pregameInputs } from '../pregame/pregameInputs.ts';
import type { GameScores } from './types.ts';

/** Runs of each game: as many as players' lines are drawn in, or more. */
const RUNS = 20_000;

/**
 * Simulated final scores of all games of some seasons, as published at their closing lines; a game without one has our own. Ratings
 * go on from day to day; their parameters are those of the committed fit, which hardly move a score at the closing line.
 */
export function gameScores(
  league: League,
  folder: string,
  seasons: readonly number[],
  log: LineLog,
): GameScores {
  const games = pregameInputs(league, folder, seasons, log);
  return new Map(games.map((game) => [game.id, gridOf(league, game)]));
}

function gridOf(league: League, { id, inputs, plain }: PregameInputs): ScoreGrid {
  const model = modelOf(league);
  try {
    return simulate(model, inputs, fnv1a(id), RUNS);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return simulate(model, plain, fnv1a(id), RUNS);
  }
}
