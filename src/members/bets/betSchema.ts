import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { BET_MARKETS, type Bet, CONTROL, HIGHEST_STAKE, LONGEST_TEXT } from '#domain/record/bet.ts';
import { OUTCOMES } from '#domain/record/outcome.ts';

const text = z.string().check(
  z.maxLength(LONGEST_TEXT),
  z.refine((typed) => !CONTROL.test(typed)),
);
const words = text.check(z.minLength(1));

/** A bet that a reader has recorded. */
export const betSchema = z.object({
  id: z.uuid(),
  takenAt: instant,
  startTime: z.optional(instant),
  league: text,
  name: words,
  game: z.optional(z.object({ id: z.int().check(z.positive()), home: words, away: words })),
  market: z.enum(BET_MARKETS),
  pick: words,
  line: z.optional(z.number().check(z.minimum(-1000), z.maximum(1000))),
  price: z
    .int()
    .check(z.minimum(-100_000), z.maximum(100_000))
    .check(z.refine((price) => Math.abs(price) >= 100)),
  stakeCents: z.int().check(z.minimum(1), z.maximum(HIGHEST_STAKE)),
  bonus: z.optional(z.literal(true)),
  book: text,
  hand: z.optional(z.enum(OUTCOMES)),
  correctedAt: z.optional(instant),
  changedAt: z.int().check(z.nonnegative()),
}) satisfies z.ZodMiniType<Bet>;
