import * as z from 'zod/mini';
import { betSchema } from '../betSchema.ts';
import { limitsSchema } from '../contract.ts';
import { NO_LIMITS } from '../rules/limits.ts';

const keptSchema = z.object({
  bets: z.array(betSchema),
  /** Ids of changed bets that were not yet sent to the account. */
  unsent: z.array(z.string()),
  /** Ids of deleted bets that were not yet sent to the account. */
  gone: z.array(z.string()),
  /** The last `seen` that the account returned. */
  seen: z.int(),
  limits: limitsSchema,
  /** Cents; stays on this device. */
  bankroll: z.optional(z.number()),
});

/** A reader's data on one device: a member's under their id, everybody else's under "device". */
export type KeptBets = z.infer<typeof keptSchema>;

export const NOTHING_KEPT: KeptBets = {
  bets: [],
  unsent: [],
  gone: [],
  seen: 0,
  limits: NO_LIMITS,
};

/** Reads stored data as far as possible: a bad entry is dropped, the rest stays. */
export function readKeptBets(value: unknown): KeptBets {
  const whole = keptSchema.safeParse(value);
  if (whole.success) return whole.data;
  const loose = z.safeParse(z.record(z.string(), z.unknown()), value);
  if (!loose.success) return NOTHING_KEPT;
  const of = loose.data;
  const listed = z.safeParse(z.array(z.unknown()), of.bets).data ?? [];
  const bets = listed.flatMap((bet) => betSchema.safeParse(bet).data ?? []);
  const { gone, limits, bankroll } = keptSchema.shape;
  const money = bankroll.safeParse(of.bankroll).data;
  return {
    bets,
    // Everything is synced anew: the unreadable part may have said which bets the account has.
    unsent: bets.map(({ id }) => id),
    gone: gone.safeParse(of.gone).data ?? [],
    seen: 0,
    limits: limits.safeParse(of.limits).data ?? NO_LIMITS,
    ...(money !== undefined && { bankroll: money }),
  };
}
