import * as z from 'zod/mini';
import { countSchema } from '../../figures.ts';
import { gameSchema, listedGameSchema } from '../../game.ts';

const addedSchema = z.object({
  expectedValue: z.optional(z.number().check(z.minimum(-15), z.maximum(8))),
  closed: z.boolean(),
  pricesWithheld: z.optional(countSchema),
});

export const gameAnswerSchema = z.intersection(gameSchema, addedSchema);

export const listedGameAnswerSchema = z.intersection(listedGameSchema, addedSchema);
