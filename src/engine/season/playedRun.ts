import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { sfc32 } from '../rng/generator.ts';
import type { SeasonRun } from './run.ts';
import { type RunInWork, seasonSoFar } from './seasonRun.ts';

/**
 * A run of a season as it stands, whose postseason's games and lots are answered by `unplayed`: rules are checked with it against
 * what was played.
 */
export const playedRun = (
  inputs: SeasonInputs,
  unplayed: Pick<SeasonRun, 'playOne' | 'uniform'>,
): RunInWork => Object.assign(seasonSoFar(inputs, sfc32(0, 0)), unplayed);
