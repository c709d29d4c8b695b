import type { GolfInputs } from './inputs.ts';

/** Where a player stands in a run. */
export const PLAYING = 0;
export const MISSED_CUT = 1;
export const WITHDREW = 2;
/** Withdrew after the cut, so he made it. */
export const LEFT = 3;

/** One run in the making: rewritten by every run, never allocated again. */
export interface GolfField {
  readonly count: number;
  /** Strokes per round better than the field's average, this run. */
  readonly skill: Float64Array;
  /** Mean and SD of the skill from the inputs; read in every run. */
  readonly mean: Float64Array;
  readonly sd: Float64Array;
  readonly state: Uint8Array;
  /** Score to par so far; `round` is the round just played. */
  readonly total: Int32Array;
  readonly round: Int32Array;
  /** Random numbers, one per player: drawn together, which is faster than one at a time. */
  readonly bits: Uint32Array;
  /** A random number for the field as a whole. */
  readonly one: Uint32Array;
  /** The normal draws made from `bits`. */
  readonly drawn: Float64Array;
  /** Players still playing. */
  playing: number;
}

export const newField = ({ players }: GolfInputs): GolfField => ({
  count: players.length,
  skill: new Float64Array(players.length),
  mean: Float64Array.from(players, ({ skill }) => skill),
  sd: Float64Array.from(players, ({ sd }) => sd),
  state: new Uint8Array(players.length),
  total: new Int32Array(players.length),
  round: new Int32Array(players.length),
  bits: new Uint32Array(players.length),
  one: new Uint32Array(1),
  drawn: new Float64Array(players.length),
  playing: players.length,
});
