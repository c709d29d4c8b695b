import * as z from 'zod/mini';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import { ERRORS } from './errors.ts';

/** A league in any letter case; "all" and an empty value mean every league. */
export const leagueParameter = z.pipe(
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
