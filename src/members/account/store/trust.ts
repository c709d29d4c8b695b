import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';
import { TRUST_BY } from '../rules/trust.ts';

/** A member's session. */
export interface Here {
  readonly memberId: string;
  readonly sessionId: string;
}

/** Who asks for a member's choices: a session of theirs, or null for a job of ours, which sees all. */
export interface Asker {
  readonly memberId: string;
  readonly sessionId: string | null;
}

const shownSchema = z.object({
  by: z.enum(TRUST_BY).nullable(),
  waitsUntil: timestampColumn,
  ways: z.object({
    payment: z.boolean(),
    email: z.boolean(),
    passkey: z.boolean(),
    device: z.boolean(),
  }),
});

const codeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('send'), id: z.int(), address: z.string() }),
  z.object({ outcome: z.literal('wait'), seconds: z.int() }),
  z.object({ outcome: z.literal('none') }),
]);

const of = ({ memberId, sessionId }: Here) => ({ p_member: memberId, p_session: sessionId });

/** Which sessions are trusted with what their member had before: each a database function, which enforces caps and checks. */
export const createTrust = (client: Client) => ({
  read: (here: Here) =>
    readData(
      'reading how a session is trusted',
      client.rpc('read_trust', of(here)),
      shownSchema.nullable(),
    ),
  /** Notes what a session has proven. False if it is no longer open. */
  prove: (here: Here, by: 'card' | 'invoice'): Promise<boolean> =>
    readData('noting a proof', client.rpc('prove_trust', { ...of(here), p_by: by }), z.boolean()),
  /** Notes that a session without trust begins to buy: what it pays proves nothing until it is trusted by waiting. */
  noteUnprovenPurchase: (here: Here): Promise<unknown> =>
    expectSuccess('noting who buys', client.rpc('note_unproven_purchase', of(here))),
  /** Whether a member's payments prove that the account is theirs. */
  paymentsProve: ({ memberId }: Here): Promise<boolean> => {
    const call = client.rpc('payments_prove', { p_member: memberId });
    return readData('reading whether payments prove anything', call, z.boolean());
  },
  /** A session's word for another of the same member. False if either is not what it must be. */
  vouch: ({ memberId, sessionId }: Here, other: string): Promise<boolean> => {
    const asked = { p_member: memberId, p_here: sessionId, p_session: other };
    return readData('trusting a device', client.rpc('trust_device', asked), z.boolean());
  },
  /** Notes that a code is about to be e-mailed. */
  beginCode: (here: Here, codeHash: Uint8Array) =>
    readData(
      'asking for a code of proof',
      client.rpc('begin_trust_code', { ...of(here), p_code_hash: bytea(codeHash) }),
      codeSchema,
    ),
  tryCode: (here: Here, codeHash: Uint8Array) =>
    readData(
      'trying a code of proof',
      client.rpc('try_trust_code', { ...of(here), p_code_hash: bytea(codeHash) }),
      z.enum(['right', 'wrong', 'over']),
    ),
});

export type Trust = ReturnType<typeof createTrust>;
