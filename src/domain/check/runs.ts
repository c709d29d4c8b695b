import type { SettledSign, Settles } from './settled.ts';

/** Calls back for every different simulated run, with how often it came up. */
export type Runs<Run> = (visit: (run: Run, count: number) => void) => void;

/**
 * How often no leg loses, by the legs that push: entry `mask` is the share of runs (0–1) in which exactly the legs of its bits push
 * and all others win. What is missing to 1 is lost. Two to the number of legs.
 */
export type States = Float64Array;

/** Counts legs of one contest in its simulated runs. */
export function statesIn<Run>(runs: Runs<Run>, legs: readonly Settles<Run>[]): States {
  const states = new Float64Array(2 ** legs.length);
  let all = 0;
  const add = (
    ends: readonly (readonly SettledSign[])[],
    leg: number,
    mask: number,
    share: number,
  ) => {
    const here = ends[leg];
    if (!here) {
      states[mask] = (states[mask] ?? 0) + share;
      return;
    }
    for (const end of here) {
      if (end < 0) continue;
      add(ends, leg + 1, end === 0 ? mask | (1 << leg) : mask, share / here.length);
    }
  };
  runs((run, count) => {
    all += count;
    const ends: (readonly SettledSign[])[] = [];
    for (const settles of legs) {
      const here = settles(run);
      if (here.every((end) => end < 0)) return;
      ends.push(here);
    }
    add(ends, 0, 0, count);
  });
  return states.map((count) => count / all);
}

/** The states of no leg at all: nothing can lose. */
export const NO_LEG: States = Float64Array.of(1);

/** Legs of two contests together: what happens in one says nothing about the other. The second's legs come after the first's. */
export function bothStates(one: States, other: States): States {
  const states = new Float64Array(one.length * other.length);
  one.forEach((p, mask) => {
    other.forEach((q, more) => {
      states[more * one.length + mask] = p * q;
    });
  });
  return states;
}
