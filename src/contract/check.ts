import * as z from 'zod/mini';
import { CHECK_MARKETS, CHECK_METHODS, CHECK_SIDES, FARTHEST_LINE } from '#domain/check/asked.ts';
import { CHECK_PROBLEMS } from '#domain/check/checkError.ts';
import { MOST_LEGS } from '#domain/check/checkParlay.ts';
import { STAT_NAMES } from '#domain/players/statNames.ts';
import { americanSchema, countSchema, shareSchema } from './figures.ts';
import { instant } from './instant.ts';
import { CHECK } from './paths.ts';

const NOT_A_PRICE = 'An American price is a whole number, at most −100 or at least +100';
const LONGEST_PRICE = 1_000_000;
const MOST_NUMBER = 2 ** 31 - 1;

const priceAsked = z.int().check(
  z.minimum(-LONGEST_PRICE),
  z.maximum(LONGEST_PRICE),
  z.refine((price) => Math.abs(price) >= 100, { error: NOT_A_PRICE }),
);
const nameAsked = z.string().check(z.minLength(1), z.maxLength(80));

const legFields = {
  game: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_NUMBER))),
  event: z.optional(z.int().check(z.minimum(-MOST_NUMBER), z.maximum(MOST_NUMBER))),
  part: z.optional(nameAsked),
  market: z.enum(CHECK_MARKETS),
  side: z.optional(z.enum(CHECK_SIDES)),
  line: z.optional(z.number().check(z.minimum(-FARTHEST_LINE), z.maximum(FARTHEST_LINE))),
  method: z.optional(z.enum(CHECK_METHODS)),
  round: z.optional(z.int().check(z.minimum(1), z.maximum(15))),
  lost: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
  entrant: z.optional(nameAsked),
  stat: z.optional(z.enum(Object.keys(STAT_NAMES))),
  places: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  price: z.optional(priceAsked),
} as const;

export const checkLegSchema = z.strictObject(legFields).check(
  z.refine(({ game, event }) => (game === undefined) !== (event === undefined), {
    error: 'A leg names a “game” or an “event”',
  }),
);

const profit = z.number().check(z.minimum(-1));
const decimal = z.number().check(z.minimum(1));
export const checkOfferSchema = z.object({
  provider: z.string(),
  price: americanSchema,
  returnPerUnit: profit,
});
const ends = {
  win: shareSchema,
  push: shareSchema,
  lose: shareSchema,
  share: shareSchema,
} as const;

export const checkedLegSchema = z.object({
  leg: checkLegSchema,
  ...ends,
  /** Share of the simulated games in which the player plays: the leg's other shares are of those. Of a player's leg alone. */
  plays: z.optional(shareSchema),
  fair: z.optional(americanSchema),
  worst: z.optional(americanSchema),
  returnPerUnit: z.optional(profit),
  best: z.optional(checkOfferSchema),
  other: z.optional(checkOfferSchema),
});

export const withoutLegSchema = z.object({ leg: countSchema, decimal, returnPerUnit: profit });

const TOO_MANY = `A check takes one to ${MOST_LEGS} legs`;

export const checkAskedSchema = z.strictObject({
  legs: z
    .array(checkLegSchema)
    .check(z.minLength(1, { error: TOO_MANY }), z.maxLength(MOST_LEGS, { error: TOO_MANY })),
  price: z.optional(priceAsked),
});

export const checkAnswerSchema = z.object({
  legs: z.array(checkedLegSchema),
  ...ends,
  fair: z.optional(americanSchema),
  worst: z.optional(americanSchema),
  independentShare: shareSchema,
  independentFair: z.optional(americanSchema),
  /** Payback of a winning stake of 1 at the typed price, and what that returns and holds. */
  decimal: z.optional(decimal),
  returnPerUnit: z.optional(profit),
  hold: z.optional(z.number()),
  without: z.array(withoutLegSchema),
  costliest: z.optional(countSchema),
  asOf: instant,
});

/**
 * POST /api/check: what a bet or a parlay of up to six is worth, counted in the simulated games that are up. A player's leg is counted
 * in the games in which he plays, legs of several players in those in which all of them do. 400 for a bet that does not exist, for legs that cannot win together or are not counted together; 404 for a contest that we do not have; 409 for one that
 * has begun or has no figures; each with the legs it is about, from 0. 429 from more than a minute's number of one address.
 */
export const check = {
  method: 'POST',
  path: CHECK,
  body: checkAskedSchema,
  answer: checkAnswerSchema,
} as const;

export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** A check that cannot be made: the reason in words and in one of our own, and the legs it is about. */
export const checkRefusalSchema = z.object({
  error: z.string(),
  problem: z.enum(CHECK_PROBLEMS),
  legs: z.array(countSchema),
});
