import * as z from 'zod/mini';
import { oddsQuoteSchema, ownSchema } from '#contract/game.ts';
import { instant } from '#contract/instant.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { HIGHEST_STAKE } from '#domain/record/bet.ts';
import { DAYS_OF } from '#members/account/rules/pause.ts';
import { betSchema } from './betSchema.ts';
import { BET_GAMES, BET_PATHS } from './paths.ts';
import type { StakeLimits } from './rules/limits.ts';

/** Most bets per request. */
export const MOST_BETS_A_REQUEST = 500;
/** Largest body of such a request, bytes. */
const LARGEST = 1_048_576;

/**
 * POST /api/bets/sync: sends a device's changes, and returns those it has not seen. 401 signed out, 403 for another member than
 * the signed-in one, without Premium or shut out, 413 beyond `MOST_KEPT_BETS`.
 */
export const syncBets = {
  method: 'POST',
  path: BET_PATHS.sync,
  largest: LARGEST,
  body: z.object({
    userId: z.uuid(),
    /** The last answer's `seen`; 0 at first. */
    since: z.int().check(z.nonnegative()),
    bets: z.array(betSchema).check(z.maxLength(MOST_BETS_A_REQUEST)),
    /** Ids of deleted ones. */
    gone: z.array(z.uuid()).check(z.maxLength(MOST_BETS_A_REQUEST)),
  }),
  answer: z.object({
    bets: z.array(betSchema),
    gone: z.array(z.uuid()),
    seen: z.int(),
    /** Whether more remains to be requested. */
    more: z.boolean(),
  }),
} as const;

const cents = z.int().check(z.nonnegative(), z.maximum(HIGHEST_STAKE));
const limit = z.object({
  cents: z.optional(cents),
  next: z.optional(z.object({ cents: z.optional(cents), from: instant })),
});

export const limitsSchema = z.object({
  stake: limit,
  loss: limit,
}) satisfies z.ZodMiniType<StakeLimits>;

/** GET /api/bets/limits: the member's limits. 401 signed out. */
export const readLimits = {
  method: 'GET',
  path: BET_PATHS.limits,
  query: z.strictObject({}),
  /** Their owner: another tab may have signed somebody else in. */
  answer: z.extend(limitsSchema, { userId: z.uuid() }),
} as const;

/**
 * POST: sets other limits, null for none: lower ones apply at once, higher and none after 24 hours. 401 signed out, 403 for
 * another member than the signed-in one.
 */
export const setLimits = {
  method: 'POST',
  path: BET_PATHS.limits,
  body: z.object({ userId: z.uuid(), stake: z.nullable(cents), loss: z.nullable(cents) }),
  answer: limitsSchema,
} as const;

/**
 * POST /api/bets/pause: shuts the member out at their own wish. It cannot be undone. 401 signed out, 403 for another member than
 * the signed-in one.
 */
export const beginPause = {
  method: 'POST',
  path: BET_PATHS.pause,
  body: z
    .object({ userId: z.uuid(), kind: z.enum(['pause', 'exclusion']), days: z.int() })
    .check(z.refine(({ kind, days }) => DAYS_OF[kind].includes(days), { error: 'no such pause' })),
  answer: z.object({
    until: instant,
    /** Whether a subscription will be charged again. */
    renews: z.boolean(),
    /** Whether a purchase in progress could not be ended. */
    purchaseOpen: z.boolean(),
  }),
} as const;

/** Most games per request. */
export const MOST_GAMES = 100;

/** A game that is over or was called off, with what picks and bets of it are graded by. */
const endedGameSchema = z.object({
  id: z.int(),
  league: z.enum(TEAM_LEAGUES),
  gameTime: instant,
  sides: z.object({ home: z.string(), away: z.string() }),
  /** Null if it was called off. */
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
  /** If called early: periods played; innings include halves. */
  calledAfter: z.optional(z.number()),
  /** Each book's last quote before the start. */
  odds: z.array(oddsQuoteSchema),
  own: z.optional(ownSchema),
});

/** GET /api/bets/games?ids=1,2: those of the games that are over, for grading bets on them. It says nothing about the bets. */
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
