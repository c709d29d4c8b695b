import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import { type GradedPick, picksOf } from '#domain/gradedPick.ts';

const gradedSchema = z.object({
  picks: z.array(
    z.object({
      kind: z.enum(['game', 'event']),
      id: z.int(),
      part: z.string(),
      league: z.string(),
      name: z.string(),
      startTime: z.string(),
      market: z.enum(['moneyline', 'outright']),
      pick: z.string(),
      opponent: z.optional(z.string()),
      probability: z.number(),
      settled: z.enum(['win', 'loss', 'push']),
      price: z.optional(z.number()),
      units: z.optional(z.number()),
    }),
  ),
});

let read: Promise<readonly GradedPick[]> | undefined;

async function readGraded(): Promise<readonly GradedPick[]> {
  const entry = await getEntry('graded', 'all');
  return entry ? gradedSchema.parse(entry.data).picks : [];
}

/** Every graded pick as the build read it, the earliest first. */
export function loadAllGraded(): Promise<readonly GradedPick[]> {
  if (!import.meta.env.PROD) return readGraded();
  read ??= readGraded();
  return read;
}

/** Graded picks of a team or fighter of a league, the latest first. */
export const loadGraded = async (league: string, name: string): Promise<readonly GradedPick[]> =>
  picksOf(await loadAllGraded(), league, name);
