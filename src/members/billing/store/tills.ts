import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';

const ms = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const holdersSchema = z.array(
  z.object({
    customer: z.string(),
    is: z.enum(['member', 'banned', 'gone']),
    since: z.nullable(ms),
    breaks: z.array(z.object({ from: ms, until: ms })),
    bans: z.array(z.object({ from: ms, until: z.nullable(ms) })),
    /** Subscriptions of which all money goes back under the guarantee. */
    guaranteed: z.array(z.string()),
  }),
);
/** Whose a customer is, as far as we know. Instants in ms since 1970. */
export type TillHolder = z.infer<typeof holdersSchema>[number];

const keptSchema = z.array(
  z.object({ customer: z.string(), seen: z.string(), named: z.int(), readAt: ms }),
);
/** What the comparison saw of a customer's money, and when it read all of it. */
export type KeptTill = z.infer<typeof keptSchema>[number];

/** Whose money it is, and what of it was looked at: each a database function. */
export const createTills = (client: Client) => ({
  /** Only of those we know. */
  holders: (customers: readonly string[]): Promise<TillHolder[]> => {
    const call = client.rpc('till_holders', { p_customers: customers });
    return readData('reading holders', call, holdersSchema);
  },
  kept: (customers: readonly string[]): Promise<KeptTill[]> => {
    const call = client.rpc('kept_tills', { p_customers: customers });
    return readData('reading what was seen of customers', call, keptSchema);
  },
  /** @param lines what only the owner can settle, in words for the owner */
  keep: ({
    customer,
    seen,
    lines,
    readAt,
  }: Omit<KeptTill, 'named'> & { readonly lines: readonly string[] }): Promise<unknown> => {
    const call = client.rpc('keep_till', {
      p_customer: customer,
      p_seen: seen,
      p_lines: lines,
      p_read: new Date(readAt).toISOString(),
    });
    return expectSuccess('keeping what was seen of a customer', call);
  },
});

export type Tills = ReturnType<typeof createTills>;
