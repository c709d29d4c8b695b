import { type Generator, uniform } from '../../rng/generator.ts';
import { TURNS } from './groups.ts';

/** Plate appearances of one side in one run, in their order: who, and what he did. */
export interface Appearances {
  readonly man: Int32Array;
  readonly kind: Int32Array;
  /** 1 where he came round to score. */
  readonly scored: Uint8Array;
  count: number;
}

/** Room for the longest game. */
const MOST = 400;
export const MOST_IN_PART = MOST / 2;

export const noAppearances = (): Appearances => ({
  man: new Int32Array(MOST),
  kind: new Int32Array(MOST),
  scored: new Uint8Array(MOST),
  count: 0,
});

/** Who bats in each place, in this run. */
export interface BattingOrder {
  /** The man of each of nine places now. */
  readonly current: Int32Array;
  /** Who replaces whoever leaves. */
  readonly bench: number;
  /** By man: odds to reach in this run. */
  readonly odds: Float64Array;
  /** By man: how readily he is replaced. */
  readonly leaves: Float64Array;
}

/**
 * Appends the batters of a part of the game; from his second turn on a batter may have been replaced.
 * @param replaced chance by turn, the second one first
 */
export function sendUp(
  generator: Generator,
  to: Appearances,
  { current, bench, leaves }: BattingOrder,
  batters: number,
  replaced: Float64Array,
): void {
  for (let end = to.count + batters; to.count < end; to.count++) {
    const turn = Math.floor(to.count / 9);
    const place = to.count - 9 * turn;
    const man = current[place] ?? bench;
    if (turn > 0 && man !== bench) {
      const chance = (replaced[Math.min(turn, TURNS) - 1] ?? 0) * (leaves[man] ?? 1);
      if (chance > 0 && uniform(generator) < chance) current[place] = bench;
    }
    to.man[to.count] = current[place] ?? bench;
  }
}
