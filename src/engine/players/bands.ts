import { type Histogram, runsIn } from '#domain/game/scoreGrid.ts';

/** Bands of a score at most: enough for what a line owes to it, few enough to keep. */
const MOST_BANDS = 8;

/**
 * Highest score of each band, ascending, the last one Infinity: about equally likely bands of a side's score. Scores that are few
 * (goals, runs) have a band each as far as they are likely.
 */
export function scoreBands(scores: Histogram): number[] {
  const runs = runsIn(scores);
  const bands: number[] = [];
  let seen = 0;
  for (const [score, count] of scores) {
    seen += count;
    if (seen * MOST_BANDS >= runs * (bands.length + 1) && bands.length < MOST_BANDS - 1)
      bands.push(score);
  }
  return [...bands, Number.POSITIVE_INFINITY];
}

/** The band of every score up to the highest that came up. */
export function bandOfScores(scores: Histogram, bands: readonly number[]): Uint8Array {
  const most = scores.at(-1)?.[0] ?? 0;
  return Uint8Array.from({ length: most + 1 }, (_, score) =>
    bands.findIndex((highest) => score <= highest),
  );
}
