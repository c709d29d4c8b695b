import * as z from 'zod/mini';
import { eventNumber, fromOne, percent } from '../../figures.ts';
import { instant } from '../../instant.ts';
import { statusSchema } from '../../lists.ts';

export const likeliestSchema = z.object({ name: z.string(), win: percent });

const tournamentFields = {
  id: eventNumber,
  name: z.string().check(z.minLength(1)),
  venue: z.string(),
  city: z.string(),
  dateEvent: z.iso.date(),
  dateEnd: z.optional(z.iso.date()),
  purse: z.optional(z.string()),
  likeliest: z.optional(likeliestSchema),
  status: statusSchema,
  sample: z.boolean(),
  asOf: instant,
} as const;

export const tourTournamentSchema = z.object(tournamentFields);

export const golferChancesSchema = z.object({
  name: z.string(),
  country: z.optional(z.string()),
  win: percent,
  top5: percent,
  top10: percent,
  makeCut: z.optional(percent),
  firstRoundLead: percent,
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
