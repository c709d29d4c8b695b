import type { GolfInputs } from './inputs.ts';

/** Where a player stands in a run. */
export const PLAYING = 0;
export const MISSED_CUT = 1;
export const WITHDREW = 2;
/** Withdrew after the cut: still made it. */
export const LEFT = 3;

/** One run in the making: rewritten by every run, never allocated again. */
export interface Field {
  readonly count: number;
  /** Strokes per round better than the field's average, this run. */
  readonly skill: Float64Array;
  readonly state: Uint8Array;
  /** Score to par so far, and of the round just played. */
  readonly total: Int32Array;
  readonly round: Int32Array;
  /** Random numbers, one per player: drawn together, which is faster than one at a time. */
  readonly bits: Uint32Array;
  /** Players still playing. */
  playing: number;
}

export const newField = ({ players }: GolfInputs): Field => ({
  count: players.length,
  skill: new Float64Array(players.length),
  state: new Uint8Array(players.length),
  total: new Int32Array(players.length),
  round: new Int32Array(players.length),
  bits: new Uint32Array(players.length),
  playing: players.length,
});
