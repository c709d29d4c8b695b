import * as z from 'zod/mini';
import type { NamedContest } from '#domain/check/shown/namedContest.ts';
import { eventNumber } from './figures.ts';
import { instant } from './instant.ts';

/** A contest of an event by its names, as rendered when a slate is published: what a bet typed on /check is looked up in. */
export const namedContestSchema = z.object({
  event: eventNumber,
  part: z.optional(z.string()),
  kind: z.enum(['fight', 'match', 'race', 'tournament']),
  league: z.string(),
  name: z.string(),
  startTime: instant,
  timeKnown: z.boolean(),
  sides: z.optional(z.readonly(z.tuple([z.string(), z.string()]))),
  sets: z.optional(z.int()),
  entrants: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  asOf: instant,
}) satisfies z.ZodMiniType<NamedContest>;

export const namedContestsSchema = z.array(namedContestSchema);
