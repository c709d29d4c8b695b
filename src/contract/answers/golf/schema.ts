import * as z from 'zod/mini';
import { eventNumber, fromOne, percentSchema } from '../../figures.ts';
import { instant } from '../../instant.ts';
import { eventStatusSchema } from '../../lists.ts';

export const likeliestSchema = z.object({ name: z.string(), win: percentSchema });

const tournamentFields = {
  id: eventNumber,
  name: z.string().check(z.minLength(1)),
  venue: z.string(),
  city: z.string(),
  dateEvent: z.iso.date(),
  dateEnd: z.optional(z.iso.date()),
  purse: z.optional(z.string()),
  likeliest: z.optional(likeliestSchema),
  status: eventStatusSchema,
  sample: z.boolean(),
  asOf: instant,
} as const;

export const tourTournamentSchema = z.object(tournamentFields);

export const golferChancesSchema = z.object({
  name: z.string(),
  country: z.optional(z.string()),
  win: percentSchema,
  top5: percentSchema,
  top10: percentSchema,
  makeCut: z.optional(percentSchema),
  firstRoundLead: percentSchema,
});

export const golfPredictionSchema = z.object({
  runs: fromOne,
  asOf: instant,
  players: z.array(golferChancesSchema),
});

export const predictedTournamentSchema = z.object({
  ...tournamentFields,
  prediction: z.optional(golfPredictionSchema),
});
