import * as z from 'zod/mini';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import { listedGameAnswerSchema } from './answers/games/schema.ts';
import { ERRORS } from './errors.ts';
import { PATHS } from './paths.ts';

/** A league in any letter case; "all" and an empty value mean every league. */
const leagueParameter = z.pipe(
  z.string().check(
    z.refine(
      (text) => text === '' || text.toLowerCase() === 'all' || findLeague(text) !== undefined,
      {
        error: ERRORS.unknownLeague,
      },
    ),
  ),
  z.transform((text): League | undefined => findLeague(text)),
);

/**
 * GET /api/games/upcoming?league=NFL: games whose end has not been told, in the order of lists (domain/game/sortGames.ts): those
 * that have begun are closed and come last.
 */
export const gamesUpcoming = {
  method: 'GET',
  path: PATHS.gamesUpcoming,
  query: z.strictObject({ league: z.optional(leagueParameter) }),
  answer: z.array(listedGameAnswerSchema),
} as const;
