import * as z from 'zod';
import type { CalendarDate } from '#domain/time/time.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { bytea } from '#store/columns.ts';

const askedSchema = z.union([
  z.object({ wait: z.literal(0), id: z.int(), mail: z.enum(['confirm', 'known']).nullable() }),
  z.object({ wait: z.int().positive() }),
]);

const claimedSchema = z.object({
  id: z.int(),
  attempts: z.int(),
  address: z.string(),
  /** Hexadecimal digits. */
  addressHash: z.string(),
  subject: z.string(),
  body: z.string(),
});
export type ClaimedLetter = z.infer<typeof claimedSchema>;

interface Wish {
  readonly address: string;
  readonly hash: Uint8Array;
  /** What the address is counted by. */
  readonly box: Uint8Array;
  readonly domain: Uint8Array | null;
  /** SHA-256 of the link's secret. */
  readonly token: Uint8Array;
  readonly ip: string;
}

/** The weekly letter's addresses and outbox: each a database function, with all caps and checks. */
export const createLetters = (client: Client) => ({
  ask: ({ address, hash, box, domain, token, ip }: Wish) => {
    const call = client.rpc('ask_letter', {
      p_address: address,
      p_address_hash: bytea(hash),
      p_box: bytea(box),
      p_domain: domain && bytea(domain),
      p_token_hash: bytea(token),
      p_ip: ip,
    });
    return readData('asking for the letter', call, askedSchema);
  },
  stands: (token: Uint8Array): Promise<boolean> =>
    readData(
      'reading a link of the letter',
      client.rpc('letter_wish_stands', { p_token_hash: bytea(token) }),
      z.boolean(),
    ),
  /** False for a link that is none, too old, or of an address that has stopped the letter since. */
  confirm: (token: Uint8Array): Promise<boolean> =>
    readData(
      'confirming an address for the letter',
      client.rpc('confirm_letter', { p_token_hash: bytea(token) }),
      z.boolean(),
    ),
  stop: (hash: Uint8Array) =>
    expectSuccess(
      'stopping the letter',
      client.rpc('stop_letter', { p_address_hash: bytea(hash) }),
    ),
  due: (week: CalendarDate): Promise<boolean> =>
    readData(
      'asking whether a letter is due',
      client.rpc('letter_due', { p_week: week }),
      z.boolean(),
    ),
  /** Answers how many it goes to; null where the week was decided before. */
  decide: (
    week: CalendarDate,
    letter: { readonly subject: string; readonly body: string } | undefined,
  ): Promise<number | null> => {
    const call = client.rpc('decide_letter', {
      p_week: week,
      p_subject: letter?.subject ?? null,
      p_body: letter?.body ?? null,
    });
    return readData('deciding a letter', call, z.int().nullable());
  },
  claim: (claim: string, most: number, seconds: number): Promise<ClaimedLetter[]> => {
    const call = client.rpc('claim_letters', {
      p_claim: claim,
      p_most: most,
      p_seconds: seconds,
    });
    return readData('claiming letters', call, z.array(claimedSchema));
  },
  /** Whether a letter may leave now, asked right before sending. */
  begin: (id: number, claim: string): Promise<boolean> =>
    readData(
      'asking whether a letter may leave',
      client.rpc('begin_letter', { p_id: id, p_claim: claim }),
      z.boolean(),
    ),
  noteSent: (id: number, sid: string) =>
    expectSuccess(
      'noting a letter as sent',
      client.rpc('note_letter_sent', { p_id: id, p_sid: sid }),
    ),
  /** @param again seconds until the next attempt; undefined: never */
  noteNotSent: (
    id: number,
    claim: string,
    {
      code,
      again,
      unclear,
    }: {
      readonly code: number | undefined;
      readonly again: number | undefined;
      readonly unclear: boolean;
    },
  ) =>
    expectSuccess(
      'noting a letter as not sent',
      client.rpc('note_letter_not_sent', {
        p_id: id,
        p_claim: claim,
        p_code: code ?? null,
        p_again: again ?? null,
        p_unclear: unclear,
      }),
    ),
});

export type Letters = ReturnType<typeof createLetters>;
