import * as z from 'zod/mini';
import { eventNumber, fromOne, shareSchema } from '../../figures.ts';
import { instant } from '../../instant.ts';
import { eventTypeSchema, individualSportSchema } from '../../lists.ts';

export const chanceSchema = z.object({
  name: z.string(),
  win: shareSchema,
  top3: z.optional(shareSchema),
  top5: z.optional(shareSchema),
});

export const eventChancesSchema = z.object({
  runs: fromOne,
  asOf: instant,
  chances: z.array(chanceSchema),
});

export const participantSchema = z.object({ name: z.string() });

/** The pick of an individual event. */
export const eventPickSchema = z.object({ confidence: shareSchema, outcome: z.string() });

export const individualEventSchema = z.object({
  id: eventNumber,
  name: z.string().check(z.minLength(1)),
  sport: individualSportSchema,
  eventType: eventTypeSchema,
  eventTime: instant,
  timeKnown: z.boolean(),
  venue: z.string(),
  participant: z.optional(participantSchema),
  prediction: z.optional(eventPickSchema),
  predictions: z.optional(eventChancesSchema),
  sample: z.boolean(),
  asOf: instant,
});
