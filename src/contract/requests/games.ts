import * as z from 'zod/mini';
import { ERRORS } from '../errors.ts';
import { leagueParameter } from '../leagueParameter.ts';
import { PATHS } from '../paths.ts';
import { plainGet } from './plainGet.ts';

/** One game; id is a whole number. */
export const gameByIdRequest = {
  ...plainGet(PATHS.gameById),
  parameters: z.object({
    id: z.pipe(
      z.string().check(z.regex(/^\d{1,15}$/, { error: ERRORS.invalidGameId })),
      z.transform(Number),
    ),
  }),
} as const;

/** Games to come, of one league or of all. */
export const gamesUpcomingRequest = {
  method: 'GET',
  path: PATHS.gamesUpcoming,
  query: z.strictObject({ league: z.optional(leagueParameter) }),
} as const;
