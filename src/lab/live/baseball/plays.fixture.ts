import type { BaseballGamePlays, BaseballPlay } from './readPlays.ts';

/** A half-inning of outs alone, or with a run on a play: one entry a play, the runs on it; every play is an out until three are made. */
function half(
  inning: number,
  bottom: boolean,
  score: readonly [number, number],
  runs: readonly number[],
  bases = 0,
) {
  let [away, home] = score;
  let outs = 0;
  const plays = runs.map((on): BaseballPlay => {
    const play = { inning, bottom, outs, bases, away, home, runs: on };
    if (bottom) home += on;
    else away += on;
    if (on === 0) outs += 1;
    return play;
  });
  return { plays, score: [away, home] as const };
}

/**
 * A game told by its half-innings: each a list of the runs on every play; a play without a run is an out.
 * @param runner bases at the start of innings after `regular`
 */
export function gameOfPlays(
  season: number,
  halves: readonly (readonly number[])[],
  regular = 9,
  runner = 2,
): BaseballGamePlays {
  let score: readonly [number, number] = [0, 0];
  const plays = halves.flatMap((runs, at) => {
    const inning = Math.floor(at / 2) + 1;
    const played = half(inning, at % 2 === 1, score, runs, inning > regular ? runner : 0);
    score = played.score;
    return played.plays;
  });
  return { id: `${season}-07-04|HOM|AWY`, season, plays };
}

export const OUTS = [0, 0, 0];
