import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { cholesky } from './cholesky.ts';
import { NORMAL_SHIFT, NORMALS } from './normals.ts';

/**
 * The distance of each team's strength from its rating in one run: drawn from the ratings' covariance, then a random walk by the
 * filter's drift. Every SD is widened by the fitted factor.
 */
export class Walk {
  /** Distances now, on the ratings' scale. */
  readonly now: Float64Array;
  private readonly normals: Float64Array;
  private readonly lower: Float64Array;
  private readonly full: boolean;
  /** SD of a walk of one day. */
  private readonly daily: number;

  constructor({ teams, strengths: { covariance, widening, drift } }: SeasonInputs) {
    const size = teams.length;
    this.now = new Float64Array(size);
    this.normals = new Float64Array(size);
    this.lower = cholesky(covariance, size).map((entry) => entry * widening);
    this.full = this.lower.length > size;
    this.daily = Math.sqrt(drift) * widening;
  }

  /** Begins a run, from one random number a team. */
  start(bits: Uint32Array): void {
    const { now, lower, full, normals } = this;
    for (let team = 0; team < now.length; team++) normals[team] = normalAt(bits, team);
    if (!full) {
      for (let team = 0; team < now.length; team++) {
        now[team] = (lower[team] ?? 0) * (normals[team] ?? 0);
      }
      return;
    }
    let entry = 0;
    for (let team = 0; team < now.length; team++) {
      let sum = 0;
      for (let part = 0; part <= team; part++) {
        sum += (lower[entry] ?? 0) * (normals[part] ?? 0);
        entry += 1;
      }
      now[team] = sum;
    }
  }

  /** Walks on, from one random number a team. */
  move(days: number, bits: Uint32Array, from: number): void {
    const sd = this.daily * Math.sqrt(days);
    const { now } = this;
    for (let team = 0; team < now.length; team++) {
      now[team] = (now[team] ?? 0) + sd * normalAt(bits, from + team);
    }
  }

  /** Variance of the difference of two teams' distances so many days ahead. */
  varianceOf(one: number, other: number, days: number): number {
    const { lower, full, daily } = this;
    const walked = 2 * daily * daily * days;
    if (!full) {
      const [mine = 0, theirs = 0] = [lower[one], lower[other]];
      return mine * mine + theirs * theirs + walked;
    }
    const first = (one * (one + 1)) / 2;
    const second = (other * (other + 1)) / 2;
    let sum = 0;
    for (let part = 0; part <= Math.max(one, other); part++) {
      const mine = part <= one ? (lower[first + part] ?? 0) : 0;
      const theirs = part <= other ? (lower[second + part] ?? 0) : 0;
      sum += (mine - theirs) * (mine - theirs);
    }
    return sum + walked;
  }
}

const normalAt = (bits: Uint32Array, at: number): number =>
  NORMALS[(bits[at] ?? 0) >>> NORMAL_SHIFT] ?? 0;
