import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Client, readData } from '#store/client.ts';
import { bytea } from '#store/columns.ts';

const openSchema = z.array(
  z.object({
    subscription: z.string(),
    /** Null once the account is deleted. */
    memberId: z.nullable(z.uuid()),
    payment: z.string(),
    cents: z.int(),
  }),
);
/** A payment that is to be given back. */
export type OpenMoneyBack = z.infer<typeof openSchema>[number];

const decidedSchema = z.enum(['due', 'done', 'had', 'not first']);
type DecidedMoneyBack = z.infer<typeof decidedSchema>;

interface Asked {
  readonly memberId: string;
  readonly subscription: string;
  readonly payment: string;
  readonly cents: number;
  /** Stripe's fingerprint of the card. */
  readonly card: string | undefined;
}

/** Payments given back under the guarantee: each a database function. */
export const createMoneyBacks = (client: Client) => ({
  /** Whether the member has had none, and this is their first subscription. */
  mayAsk: (memberId: string, subscription: string): Promise<boolean> => {
    const asked = { p_member: memberId, p_subscription: subscription };
    return readData('asking for a guarantee', client.rpc('may_ask_money_back', asked), z.boolean());
  },
  /** Counts a try before Stripe is asked. False after too many today. */
  countTry: (memberId: string): Promise<boolean> => {
    const call = client.rpc('count_money_back_try', { p_member: memberId });
    return readData('counting a try at a refund', call, z.boolean());
  },
  decide: ({ memberId, subscription, payment, cents, card }: Asked): Promise<DecidedMoneyBack> => {
    const call = client.rpc('decide_money_back', {
      p_member: memberId,
      p_subscription: subscription,
      p_payment: payment,
      p_cents: cents,
      p_card: card === undefined ? null : bytea(createHash('sha256').update(card).digest()),
    });
    return readData('deciding a refund', call, decidedSchema);
  },
  open: (): Promise<OpenMoneyBack[]> =>
    readData('reading open refunds', client.rpc('open_money_backs'), openSchema),
  /** Answers whether it had not been settled before. */
  settle: (subscription: string): Promise<boolean> => {
    const call = client.rpc('settle_money_back', { p_subscription: subscription });
    return readData('settling a refund', call, z.boolean());
  },
});

export type MoneyBacks = ReturnType<typeof createMoneyBacks>;
