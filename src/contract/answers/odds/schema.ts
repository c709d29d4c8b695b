import * as z from 'zod/mini';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { oddsQuoteSchema } from '../../game.ts';
import { instant } from '../../instant.ts';

const pricedGameSchema = z.object({
  id: z.int(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  gameTime: instant,
  provider: z.string(),
  sample: z.boolean(),
  asOf: instant,
  closed: z.boolean(),
  odds: z.pick(oddsQuoteSchema, { moneyline: true, spread: true, total: true }),
});

/** Prices by league code; only leagues that have some. */
export const oddsBoardSchema = z.partialRecord(z.enum(TEAM_LEAGUES), z.array(pricedGameSchema));
