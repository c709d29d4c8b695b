import * as z from 'zod/mini';
import { PATHS } from '../paths.ts';
import { plainGet } from './plainGet.ts';

/** A golf tour's tournaments. */
export const golfTournamentsRequest = {
  ...plainGet(PATHS.golfTournaments),
  parameters: z.object({ tour: z.string() }),
} as const;
