import type { FootballPosition } from '#engine/players/football/box.ts';
import type { ByFootballPosition, ShareSpread } from '#engine/players/football/params.ts';
import { shareSpread, USUAL } from '#engine/players/football/state/squadOf.ts';
import { nelderMead } from '../../../fit/nelderMead.ts';

/** Balls that one player got of his side's, and the share that he could expect among those who played. */
export interface BallSample {
  readonly position: FootballPosition;
  readonly got: number;
  readonly total: number;
  readonly share: number;
  /** Games that still count of him. */
  readonly known: number;
}

/** Samples that a fit looks at, evenly picked: more say the same. */
const MOST = 3000;
/** Balls that a player must expect: nobody is asked for fewer. */
const LEAST = 1;
/** Who leaves early has been there for one of these parts of the game. */
const PARTS = [1 / 6, 1 / 2, 5 / 6] as const;
/** Concentration of a beta beyond which it is a single point. */
const NARROWEST = 2000;
const LEAST_SAMPLES = 200;

/** A position's spread, and the chance that somebody leaves early. */
interface Found {
  readonly spread: ShareSpread;
  readonly leaves: number;
}

/**
 * Spread of the shares of a ball by maximum likelihood: counts are beta-binomial of the side's total, and a few players leave early.
 * A share's own spread counts less the larger it is, (1 − share)², because shares sum to 1.
 * @param leaves chances to leave early that are known; the others are fitted
 */
export function fitShareSpread(
  samples: readonly BallSample[],
  ball: keyof typeof USUAL,
  leaves: Partial<ByFootballPosition<number>>,
): ByFootballPosition<Found> {
  const of = (position: FootballPosition): Found => {
    const known = leaves[position];
    const all = samples.filter(
      (one) => one.position === position && one.share * one.total > LEAST && one.share < 0.97,
    );
    if (all.length < LEAST_SAMPLES) return { spread: [0.1, 0.3, 0.3], leaves: known ?? 0 };
    const step = Math.max(1, all.length / MOST);
    const some = Array.from({ length: Math.floor(all.length / step) }, (_, index) =>
      at(all, Math.floor(index * step)),
    );
    const { at: found } = nelderMead(
      (logs) => lossOf(some, ball, resultOf(logs, known)),
      [-3, -2, -2, ...(known === undefined ? [-3.5] : [])],
      { steps: [1, 1, 1, ...(known === undefined ? [0.7] : [])], most: 160, tolerance: 1e-5 },
    );
    return resultOf(found, known);
  };
  return { QB: of('QB'), RB: of('RB'), WR: of('WR'), TE: of('TE') };
}

const at = <One>(list: readonly One[], index: number): One => list[index] as One;

const resultOf = (logs: readonly number[], leaves: number | undefined): Found => ({
  spread: [Math.exp(at(logs, 0)), Math.exp(at(logs, 1)), Math.exp(at(logs, 2))],
  leaves: leaves ?? Math.min(0.3, Math.exp(at(logs, 3))),
});

/** Mean minus log likelihood, but for a constant. */
function lossOf(
  samples: readonly BallSample[],
  ball: keyof typeof USUAL,
  { spread, leaves }: Found,
): number {
  let loss = 0;
  for (const { got, total, share, known } of samples) {
    const variation = shareSpread(spread, share * USUAL[ball], known);
    const whole = Math.min(0.98, share / (1 - leaves / 2));
    let chance = (1 - leaves) * chanceOf(got, total, whole, variation);
    if (leaves > 0)
      for (const part of PARTS)
        chance += (leaves / PARTS.length) * chanceOf(got, total, whole * part, variation);
    loss -= Math.log(Math.max(chance, 1e-300));
  }
  return loss / samples.length;
}

/** Beta-binomial chance of `got` of `total`, but for the number of ways. */
function chanceOf(got: number, total: number, share: number, variation: number): number {
  const clustered = share * (1 - share) * variation;
  const sum = Math.min(NARROWEST, Math.max(0.5, 1 / clustered - 1));
  const a = share * sum;
  const b = sum - a;
  let chance = 1;
  for (let i = 0; i < total; i++) chance *= (i < got ? a + i : b + i - got) / (sum + i);
  return chance;
}
