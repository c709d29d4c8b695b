import * as z from 'zod';
import { tierSchema } from '#contract/tier.ts';
import { type Client, readData } from '#store/client.ts';
import type { Tier } from '../rules/plans.ts';

const begunSchema = z.discriminatedUnion('refused', [
  z.object({ refused: z.literal(true) }),
  z.object({
    refused: z.literal(false),
    /** Key of the requests to Stripe. */
    attempt: z.uuid(),
    tier: tierSchema,
    expiresAt: z.iso.datetime({ offset: true }),
    /** The purchase's checkout session so far. */
    sessionId: z.string().nullable(),
    /** A session that this purchase replaces; it must be ended first. */
    replaces: z.string().nullable(),
    phone: z.string(),
    customerId: z.string().nullable(),
  }),
]);
type Begun = z.infer<typeof begunSchema>;
export type Purchase = Extract<Begun, { refused: false }>;

/** The one purchase that a member may have in progress. */
export const createCheckouts = (client: Client) => ({
  customerOf: (memberId: string): Promise<string | null> =>
    readData(
      'looking for a customer',
      client.rpc('customer_of', { p_member: memberId }),
      z.string().nullable(),
    ),
  /** Begins a purchase, or continues the one in progress; refused to subscribers. */
  begin: (memberId: string, tier: Tier): Promise<Begun> =>
    readData(
      'beginning a purchase',
      client.rpc('begin_checkout', { p_member: memberId, p_tier: tier }),
      begunSchema,
    ),
  /** Records its Stripe session. False if another purchase has replaced it meanwhile. */
  note: (attempt: string, sessionId: string, url: string | null): Promise<boolean> => {
    const noted = { p_attempt: attempt, p_session: sessionId, p_url: url };
    return readData('noting a purchase', client.rpc('note_checkout', noted), z.boolean());
  },
});

export type Checkouts = ReturnType<typeof createCheckouts>;
