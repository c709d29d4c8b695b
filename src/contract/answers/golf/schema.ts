import * as z from 'zod/mini';
import { instant } from '../../instant.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));

const tournamentFields = {
  id: z.int(),
  name: z.string().check(z.minLength(1)),
  venue: z.string(),
  city: z.string(),
  dateEvent: z.iso.date(),
  dateEnd: z.optional(z.iso.date()),
  purse: z.optional(z.string()),
  likeliest: z.optional(z.object({ name: z.string(), win: percent })),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  sample: z.boolean(),
  asOf: instant,
} as const;

export const tourTournamentSchema = z.object(tournamentFields);

export const predictedTournamentSchema = z.object({
  ...tournamentFields,
  prediction: z.optional(
    z.object({
      runs: z.int().check(z.minimum(1)),
      asOf: instant,
      players: z.array(
        z.object({
          name: z.string(),
          country: z.optional(z.string()),
          win: percent,
          top5: percent,
          top10: percent,
          makeCut: z.optional(percent),
          firstRoundLead: percent,
        }),
      ),
    }),
  ),
});
