import { type Generator, unit } from '../../rng/generator.ts';
import { normalInto } from '../../rng/normalInto.ts';
import type { Posterior } from './evidence.ts';
import { backward } from './triangle.ts';

/** One run's skills of the players who are in, and difficulties of the rounds begun: written anew by `next`. */
export interface SkillDraw {
  readonly skill: Float64Array;
  readonly difficulty: Float64Array;
  next(generator: Generator): void;
}

/**
 * Draws from the posterior. In a share of runs skill counts for nothing, as in the published model.
 * @param own if skills count
 * @param level if they do not: difficulties alone
 * @param upset share of those runs, 0–1
 * @param alive places of the players who are in, in the posterior's list
 */
export function newDraw(
  own: Posterior,
  level: Posterior,
  upset: number,
  alive: readonly number[],
): SkillDraw {
  const count = own.difficulty.length;
  const given = alive.flatMap((at) => own.players[at] ?? []);
  const base = Float64Array.from(given, (player) => player.base);
  const sd = Float64Array.from(given, (player) => player.sd);
  const gains = Float64Array.from(given.flatMap((player) => player.gains));
  const skill = new Float64Array(given.length);
  const difficulty = new Float64Array(count);
  const bits = new Uint32Array(given.length);
  const drawn = new Float64Array(given.length);
  const few = new Uint32Array(count + 1);
  const noise = new Float64Array(count + 1);

  function next(generator: Generator): void {
    generator.fill(few);
    const blank = unit(few[count] ?? 0) < upset;
    const { factor, difficulty: mean } = blank ? level : own;
    for (let k = 0; k < count; k++) normalInto(few, noise, k);
    backward(factor, noise, difficulty);
    for (let k = 0; k < count; k++) difficulty[k] = (difficulty[k] ?? 0) + (mean[k] ?? 0);
    generator.fill(bits);
    for (let i = 0; i < skill.length; i++) {
      if (blank) {
        skill[i] = 0;
        continue;
      }
      normalInto(bits, drawn, i);
      let value = (base[i] ?? 0) + (sd[i] ?? 0) * (drawn[i] ?? 0);
      for (let k = 0; k < count; k++) value += (gains[i * count + k] ?? 0) * (difficulty[k] ?? 0);
      skill[i] = value;
    }
  }
  return { skill, difficulty, next };
}
