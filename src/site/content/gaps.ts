import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import { dataGaps } from '#domain/operation/dataGaps.ts';

const stateSchema = z.object({
  slate: z.optional(
    z.object({ sample: z.boolean(), hash: z.string(), publishedAt: z.string(), asOf: z.string() }),
  ),
  leagues: z.array(
    z.object({
      league: z.string(),
      askedAt: z.string(),
      answeredAt: z.optional(z.string()),
      toldBy: z.optional(z.string()),
      on: z.boolean(),
    }),
  ),
  catchingUp: z.optional(
    z.array(z.object({ league: z.string(), from: z.string(), to: z.string() })),
  ),
  schedules: z.optional(
    z.array(
      z.object({
        league: z.string(),
        asOf: z.optional(z.string()),
        triedAt: z.string(),
        problem: z.optional(z.string()),
      }),
    ),
  ),
  feeds: z.array(
    z.object({
      feed: z.string(),
      askedAt: z.string(),
      failingSince: z.optional(z.string()),
      restingUntil: z.optional(z.string()),
    }),
  ),
});

/** What readers miss because a feed does not answer, at the time of the build: one sentence each. */
export async function loadGaps(now: Date): Promise<readonly string[]> {
  const entry = await getEntry('operation', 'current');
  return entry ? dataGaps(stateSchema.parse(entry.data), now) : [];
}
