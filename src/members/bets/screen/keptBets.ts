import * as z from 'zod/mini';
import { betSchema } from '../betSchema.ts';
import { limitsSchema } from '../contract.ts';
import { NO_LIMITS } from '../rules/limits.ts';

const keptSchema = z.object({
  bets: z.array(betSchema),
  /** Ids of bets whose change the account does not know yet. */
  unsent: z.array(z.string()),
  /** Ids of deleted bets that the account does not know of yet. */
  gone: z.array(z.string()),
  /** What the account has answered last as seen. */
  seen: z.int(),
  limits: limitsSchema,
  /** Cents; stays on this device. */
  bankroll: z.optional(z.number()),
});

/** What a device keeps of one reader: of a member under their id, of everybody else under "device". */
export type KeptBets = z.infer<typeof keptSchema>;

export const NOTHING_KEPT: KeptBets = {
  bets: [],
  unsent: [],
  gone: [],
  seen: 0,
  limits: NO_LIMITS,
};

/** What is kept, as far as it can be read: what is bad costs itself alone. */
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
    // All is exchanged anew: which of them the account knows may be what could not be read.
    unsent: bets.map(({ id }) => id),
    gone: gone.safeParse(of.gone).data ?? [],
    seen: 0,
    limits: limits.safeParse(of.limits).data ?? NO_LIMITS,
    ...(money !== undefined && { bankroll: money }),
  };
}
