import * as z from 'zod/mini';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { oddsQuoteSchema, ownSchema } from '../game.ts';
import { instant } from '../instant.ts';
import { BET_GAMES } from './paths.ts';

/** Games that one request may ask about. */
export const MOST_GAMES = 100;

/** A game that is over or was called off, with what picks and bets of it are graded by. */
export const endedGameSchema = z.object({
  id: z.int(),
  league: z.enum(TEAM_LEAGUES),
  gameTime: instant,
  sides: z.object({ home: z.string(), away: z.string() }),
  /** Null where it was called off. */
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
  /** Of one that was called early: periods played, of innings also halves. */
  calledAfter: z.optional(z.number()),
  /** Each book's last quote before the start. */
  odds: z.array(oddsQuoteSchema),
  own: z.optional(ownSchema),
});

/** GET /api/bets/games?ids=1,2: those of the games that are over, for whoever grades a bet on them. Nothing of the bets. */
export const betGames = {
  method: 'GET',
  path: BET_GAMES,
  query: z.strictObject({
    ids: z
      .string()
      .check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/, { error: 'ids are up to 100 numbers' })),
  }),
  answer: z.object({ games: z.array(endedGameSchema) }),
} as const;
