import * as z from 'zod/mini';
import { OUTCOMES } from '#domain/record/outcome.ts';
import { PICK_MARKETS } from '#domain/record/picks/pick.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { instant } from '../instant.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));

/** One line of the record; missing values are absent. */
export const recordRow = z.object({
  gradeLine: z.int(),
  predictionLine: z.int(),
  kind: z.enum(['game', 'event']),
  id: z.int(),
  part: z.string(),
  league: z.string(),
  name: z.string(),
  startTime: instant,
  basis: z.enum(['pick', 'edge']),
  market: z.enum(PICK_MARKETS),
  pick: z.string(),
  how: z.optional(z.string()),
  opponent: z.optional(z.string()),
  line: z.optional(z.number()),
  probability: percent,
  drawProbability: z.optional(percent),
  choices: z.int().check(z.minimum(1)),
  book: z.optional(z.string()),
  price: z.optional(z.int()),
  claimed: z.optional(z.number()),
  outcome: z.enum(OUTCOMES),
  units: z.optional(z.number()),
  closingProbability: z.optional(percent),
  closingDrawProbability: z.optional(percent),
  closingPrice: z.optional(z.int()),
  closingLine: z.optional(z.number()),
  homeScore: z.optional(z.int()),
  awayScore: z.optional(z.int()),
  resultVersion: z.int().check(z.minimum(0)),
  espnProbability: z.optional(percent),
}) satisfies z.ZodMiniType<RecordRow>;
