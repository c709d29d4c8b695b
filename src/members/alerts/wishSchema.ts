import * as z from 'zod/mini';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { MOMENTS } from '#domain/live/momentsNow.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { isAmericanPrice } from '#domain/prices/americanOdds.ts';
import type { AskedWish } from './rules/asked.ts';

const gameId = z.int().check(z.positive());
const american = z
  .int()
  .check(z.minimum(-100_000), z.maximum(100_000))
  .check(
    z.refine((price) => isAmericanPrice(price), {
      error: 'Please give an American price, such as -110 or 150.',
    }),
  );
/** Handicap or total: a multiple of a quarter. */
const line = z.number().check(z.minimum(-500), z.maximum(500), z.multipleOf(0.25));

const moneyline = { market: z.literal('moneyline'), side: z.enum(['home', 'away', 'draw']) };
const spread = { market: z.literal('spread'), side: z.enum(['home', 'away']) };
const total = { market: z.literal('total'), side: z.enum(['over', 'under']) };

const price = { kind: z.literal('price'), gameId, american };
const moves = { kind: z.literal('line'), gameId };

/** What a member wants to be alerted to. */
export const askedWishSchema = z.union([
  z.strictObject({ ...price, ...moneyline }),
  z.strictObject({ ...price, ...spread, line }),
  z.strictObject({ ...price, ...total, line }),
  z.strictObject({ ...moves, ...moneyline, line: american }),
  z.strictObject({ ...moves, ...spread, line }),
  z.strictObject({ ...moves, ...total, line }),
  z.strictObject({
    kind: z.literal('return'),
    league: z.nullable(z.enum(TEAM_LEAGUES)),
    cents: z.number().check(z.minimum(0), z.maximum(50), z.multipleOf(0.5)),
    followed: z.optional(z.literal(true)),
  }),
  z.strictObject({
    kind: z.literal('prediction'),
    gameId,
    side: z.enum(['home', 'away']),
    team: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('play'), moment: z.enum(MOMENTS) }),
  z.strictObject({
    kind: z.literal('player'),
    league: z.enum(PLAYER_LEAGUES),
    playerId: z.string().check(z.regex(/^n?[0-9a-z]{1,24}$/)),
  }),
]) satisfies z.ZodMiniType<AskedWish>;
