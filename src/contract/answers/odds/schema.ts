import * as z from 'zod/mini';
import { countSchema } from '../../figures.ts';
import { oddsQuoteSchema } from '../../game.ts';
import { instant } from '../../instant.ts';
import { leagueSchema } from '../../lists.ts';

export const marketPricesSchema = z.pick(oddsQuoteSchema, {
  moneyline: true,
  spread: true,
  total: true,
});

export const boardGameSchema = z.object({
  id: countSchema,
  homeTeam: z.string(),
  awayTeam: z.string(),
  gameTime: instant,
  provider: z.string(),
  sample: z.boolean(),
  asOf: instant,
  closed: z.boolean(),
  odds: marketPricesSchema,
});

/** Prices by league code; only leagues that have some. */
export const oddsBoardSchema = z.partialRecord(leagueSchema, z.array(boardGameSchema));
