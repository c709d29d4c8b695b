import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonPassage } from './passage.ts';
import type { Result } from './result.ts';
import type { RunInWork } from './seasonRun.ts';
import type { Walk } from './walk.ts';

/** How the games left of a league are drawn. */
export interface ComingGames {
  /** Random numbers a game takes. */
  readonly numbers: number;
  /** Writes a score for each of some games, given the strengths as they are. */
  play(run: RunInWork, walk: Walk, games: Int32Array, bits: Uint32Array, from: number): void;
  /**
   * Of a game that has been played and whose result is set: its score stands if the result is the one set, else another one is
   * drawn from the same numbers. Returns the result's chance at these strengths ÷ its published share.
   * @param at the game's first random number
   */
  playSet(
    run: RunInWork,
    walk: Walk,
    game: number,
    result: Result,
    bits: Uint32Array,
    at: number,
  ): number;
}

/** What a league's games are prepared from. */
export interface Preparing {
  readonly inputs: SeasonInputs;
  readonly walk: Walk;
  readonly passage: SeasonPassage;
}

/** Variance of the difference of a game's two strengths on its day. */
export function gameVariance({ inputs: { left }, walk, passage }: Preparing, game: number): number {
  const days = passage.times[passage.stepOf[game] ?? 0] ?? 0;
  return walk.varianceOf(left.home[game] ?? 0, left.away[game] ?? 0, days);
}
