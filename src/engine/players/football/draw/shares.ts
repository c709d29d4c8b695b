import { gamma } from '../../../rng/gamma.ts';
import type { Generator } from '../../../rng/generator.ts';
import { FOOTBALL_POSITIONS, type FootballPosition } from '../box.ts';
import { groupFactor } from '../groups.ts';
import type { ByFootballPosition } from '../params.ts';

/** Who shares a ball, ready to be drawn. */
export interface Sharers {
  readonly position: Uint8Array;
  readonly weight: Float64Array;
  /** Gamma shape of a run's weight; 0 is none. */
  readonly shape: Float64Array;
  readonly groups: Float64Array;
  readonly kept: number;
  readonly rest: number;
}

const ROUNDS = 4;
/** A player's own gamma keeps at least this part of his spread. */
const LEAST_OWN = 0.15;

/**
 * Spreads of the gammas with which shares, once they sum to 1, have the players' own spreads: a share moves with the others' gammas
 * too, by Σ shareⱼ² spreadⱼ ÷ (1 − share)², which is taken off. Solved by a few rounds, halfway each.
 */
export function ownSpreads(shares: readonly number[], spreads: readonly number[]): number[] {
  let own = [...spreads];
  for (let round = 0; round < ROUNDS; round++) {
    const parts = own.map((spread, at) => (shares[at] ?? 0) * (shares[at] ?? 0) * spread);
    const all = parts.reduce((sum, part) => sum + part, 0);
    own = own.map((spread, at) => {
      const whole = spreads[at] ?? 0;
      const left = 1 - Math.min(0.9, shares[at] ?? 0);
      const wanted = whole - (all - (parts[at] ?? 0)) / (left * left);
      return (spread + Math.max(LEAST_OWN * whole, wanted)) / 2;
    });
  }
  return own;
}

/** Shares below this have no spread of their own: nobody is asked for them. */
const NARROW = 0.006;

export function sharersOf(
  players: readonly {
    readonly position: FootballPosition;
    readonly weight: number;
    readonly spread: number;
  }[],
  groups: ByFootballPosition<number>,
  kept: number,
  rest: number,
): Sharers {
  return {
    position: Uint8Array.from(players, ({ position }) => FOOTBALL_POSITIONS.indexOf(position)),
    weight: Float64Array.from(players, ({ weight }) => weight),
    shape: Float64Array.from(players, ({ weight, spread }) => (weight < NARROW ? 0 : 1 / spread)),
    groups: Float64Array.from(FOOTBALL_POSITIONS, (position) =>
      position === 'QB' ? 0 : groups[position],
    ),
    kept,
    rest,
  };
}

const HAVE = FOOTBALL_POSITIONS.length;

/**
 * Weights of a run into `out`, one a player and the rest of the team last: his share times a gamma of mean 1, so that shares are a
 * Dirichlet's but for each one's own spread. Who is out leaves his to team-mates, first to those of his position.
 * @param there 1 for who plays (0 to 1: plays that part of the game)
 */
export function drawWeights(
  generator: Generator,
  sharers: Sharers,
  there: Float64Array,
  out: Float64Array,
  scratch: Float64Array,
): void {
  const { position, weight, shape, groups, kept, rest } = sharers;
  const count = position.length;
  scratch.fill(0);
  for (let at = 0; at < count; at++) {
    const group = position[at] ?? 0;
    scratch[group] = (scratch[group] ?? 0) + (weight[at] ?? 0) * (there[at] ?? 0);
  }
  for (let group = 0; group < HAVE; group++)
    scratch[group] = groupFactor(scratch[group] ?? 0, groups[group] ?? 0, kept);
  let total = 0;
  for (let at = 0; at < count; at++) {
    const mean = (weight[at] ?? 0) * (there[at] ?? 0) * (scratch[position[at] ?? 0] ?? 1);
    total += mean;
    const own = shape[at] ?? 0;
    out[at] = mean > 0 && own > 0 ? (mean * gamma(generator, own)) / own : mean;
  }
  out[count] = total > 0 ? (total * rest) / (1 - rest) : 1;
}
