import * as z from 'zod/mini';
import { gamesLeftSchema, strengthsSchema } from '#contract/season/inputsSchema.ts';

/** What of a season's inputs a build keeps. */
export const seasonLeftSchema = z.object({
  day: z.iso.date(),
  teams: z.array(z.string()),
  left: gamesLeftSchema,
  strengths: z.pick(strengthsSchema, { home: true, ratings: true, goals: true }),
});
