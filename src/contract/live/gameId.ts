import * as z from 'zod/mini';
import { ERRORS } from '../errors.ts';

/** A game's number in an address. */
export const gameIdParameters = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: ERRORS.invalidGameId })),
    z.transform(Number),
  ),
});
