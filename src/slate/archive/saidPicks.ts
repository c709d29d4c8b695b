import * as z from 'zod';
import { PICK_MARKETS, type Pick } from '#domain/record/picks/pick.ts';

/** A pick in its ledger line. */
export const pickShape = {
  market: z.enum(PICK_MARKETS),
  pick: z.string(),
  how: z.string().optional(),
  line: z.number().optional(),
  price: z.number().optional(),
  book: z.string().optional(),
  probability: z.number().min(0).max(100),
  drawProbability: z.number().min(0).max(100).optional(),
  choices: z.int().min(1),
};

/** The picks of a prediction in its ledger line. */
export const saidPicks = z
  .array(z.object(pickShape))
  .nullable()
  .transform((picks): readonly Pick[] => picks ?? []);
