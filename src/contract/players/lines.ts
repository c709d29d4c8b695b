import * as z from 'zod/mini';
import { countSchema, shareSchema } from '../figures.ts';
import { gameSideSchema, leagueSchema, playerStatusSchema } from '../lists.ts';

export const statCountsSchema = z.object({
  from: z.int(),
  step: z.optional(z.int().check(z.minimum(1))),
  counts: z.array(countSchema).check(z.maxLength(2000)),
});

export const playerLineSchema = z.object({
  playerId: z.string(),
  name: z.string(),
  side: gameSideSchema,
  position: z.string(),
  plays: shareSchema,
  status: z.optional(playerStatusSchema),
  stats: z.record(z.string(), statCountsSchema),
});

const squadSchema = z.nullable(z.record(z.string(), z.unknown()));

export const playersRecipeSchema = z.object({
  engineVersion: z.string(),
  league: leagueSchema,
  paramsHash: z.string().check(z.regex(/^[\da-f]{64}$/)),
  seed: z.string().check(z.regex(/^[\da-f]{8}$/)),
  runs: z.int().check(z.minimum(1), z.maximum(100_000)),
  home: squadSchema,
  away: squadSchema,
});
