import { z } from 'zod';
import { raw, text, usableList } from '../reading/fields.ts';

/**
 * The parts of an answer that we read: a list of events, each with bookmakers, each with markets. Prices and lines are numbers, kept
 * raw here. PropLine adds `period` (a part of the game), `suspended_at` and `dfs_odds_type`, with which a price cannot be taken.
 */

const outcomeSchema = z.object({
  name: text,
  price: raw,
  point: raw,
  dfs_odds_type: text,
});

const marketSchema = z.object({
  key: text,
  last_update: text,
  period: text,
  suspended_at: text,
  outcomes: usableList(outcomeSchema),
});

const bookmakerSchema = z.object({
  key: text,
  title: text,
  last_update: text,
  markets: usableList(marketSchema),
});

const id = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int().transform(String)]);

export const oddsEventSchema = z.object({
  id,
  sport_key: text.pipe(z.string()),
  commence_time: z.string().max(40),
  home_team: text.pipe(z.string()),
  away_team: text.pipe(z.string()),
  bookmakers: usableList(bookmakerSchema),
});

export type OddsOutcome = z.output<typeof outcomeSchema>;
export type OddsMarket = z.output<typeof marketSchema>;
export type OddsBookmaker = z.output<typeof bookmakerSchema>;
export type OddsEvent = z.output<typeof oddsEventSchema>;
