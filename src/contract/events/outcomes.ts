import * as z from 'zod/mini';
import { POSITION_BINS } from '#domain/outcomes/golf.ts';

/** Counts of simulated runs, as the engine's models return them. */
const count = z.int().check(z.minimum(0));
const counts = z.array(count);

const sideWinsSchema = z.object({
  knockout: counts,
  submission: counts,
  unanimous: count,
  split: count,
  majority: count,
});

export const fightOutcomeSchema = z.object({
  rounds: z.int().check(z.minimum(1), z.maximum(15)),
  roundMinutes: z.int().check(z.minimum(1), z.maximum(5)),
  a: sideWinsSchema,
  b: sideWinsSchema,
  draws: count,
});

const histogramSchema = z.array(z.tuple([z.int(), count]));

export const tennisOutcomeSchema = z.object({
  bestOf: z.literal([3, 5]),
  setScores: counts,
  games: histogramSchema,
  margins: histogramSchema,
  tieBreaks: counts,
  firstSet: z.tuple([count, count]),
});

export const raceOutcomeSchema = z.object({
  runs: count,
  entrants: z.array(z.object({ driver: z.string(), team: z.string(), make: z.string() })),
  places: z.array(counts),
  retired: counts,
  ahead: z.array(counts),
  pole: counts,
  fastestLap: counts,
  points: z.array(z.number()),
  stages: z.array(counts),
});

export const golfOutcomeSchema = z.object({
  runs: count,
  cut: z.boolean(),
  players: z.array(
    z.object({
      id: z.string(),
      wins: count,
      top5: count,
      top10: count,
      top20: count,
      top5Heat: count,
      top10Heat: count,
      top20Heat: count,
      madeCut: count,
      firstRoundLeads: count,
      firstRoundHeat: count,
      positions: z.array(count).check(z.length(POSITION_BINS.length)),
      rounds: count,
      strokes: z.number(),
    }),
  ),
  pairs: z.array(
    z.object({ a: z.string(), b: z.string(), wonByA: count, wonByB: count, tied: count }),
  ),
  groups: z.array(z.object({ name: z.string(), players: z.array(z.string()), bestHeat: counts })),
  teams: z.array(z.object({ name: z.string(), wins: count, podiums: count })),
});
