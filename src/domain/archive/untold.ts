import type { GameStatus } from '../game/game.ts';

/** Days after the announced start within which a result counts (the published settlement, rule 1). */
const WAITED_DAYS = 14;

/**
 * Whether a contest was graded without having ended: no feed told a result in time, so that its picks are void. Whatever was told
 * of it last, it is not under way any more.
 */
export const isUntold = (status: GameStatus, rows: readonly unknown[]): boolean =>
  (status === 'scheduled' || status === 'live') && rows.length > 0;

/** Its state in a word, and in a sentence. */
export const NO_RESULT = 'No result';
export const UNTOLD_WORDS = `No result reached us within ${WAITED_DAYS} days of the start, so the picks are void.`;
