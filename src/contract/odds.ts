import * as z from 'zod/mini';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { instant } from './events/facts.ts';
import { oddsQuoteSchema } from './game.ts';
import { PATHS } from './paths.ts';

const entrySchema = z.object({
  id: z.int(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  gameTime: instant,
  provider: z.string(),
  sample: z.boolean(),
  asOf: instant,
  odds: z.pick(oddsQuoteSchema, { moneyline: true, spread: true, total: true }),
});

/** Prices by league code; leagues without any are left out. */
const answer = z.partialRecord(z.enum(TEAM_LEAGUES), z.array(entrySchema));

/**
 * GET /api/odds/espn, GET /api/odds/bovada: one source's latest prices of the games still to start, as the last
 * refresh published them. No feed is asked while a reader waits. No parameters.
 */
export const oddsEspn = {
  method: 'GET',
  path: PATHS.oddsEspn,
  query: z.strictObject({}),
  answer,
} as const;

export const oddsBovada = { ...oddsEspn, path: PATHS.oddsBovada } as const;
