import { z } from 'zod';
import { looseText, raw, usableList } from '../reading/fields.ts';

/**
 * The parts of an answer that we read: a list of events, each with bookmakers, each with markets. Prices and lines are numbers, kept
 * raw here. PropLine adds `period` (a part of the game), `suspended_at` and `dfs_odds_type`, with which a price cannot be taken.
 */

const outcomeSchema = z.object({
  name: looseText,
  price: raw,
  point: raw,
  dfs_odds_type: looseText,
});

const marketSchema = z.object({
  key: looseText,
  last_update: looseText,
  period: looseText,
  suspended_at: looseText,
  outcomes: usableList(outcomeSchema),
});

const bookmakerSchema = z.object({
  key: looseText,
  title: looseText,
  last_update: looseText,
  markets: usableList(marketSchema),
});

const id = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int().transform(String)]);

export const oddsEventSchema = z.object({
  id,
  sport_key: looseText.pipe(z.string()),
  commence_time: z.string().max(40),
  home_team: looseText.pipe(z.string()),
  away_team: looseText.pipe(z.string()),
  bookmakers: usableList(bookmakerSchema),
});

export type OddsOutcome = z.output<typeof outcomeSchema>;
export type OddsMarket = z.output<typeof marketSchema>;
export type OddsBookmaker = z.output<typeof bookmakerSchema>;
export type OddsEvent = z.output<typeof oddsEventSchema>;
