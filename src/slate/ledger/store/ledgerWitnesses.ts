import * as z from 'zod';
import type { WitnessedHead } from '#contract/ledger/receipts.ts';
import { type Client, expectSuccess, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const toWitnessRow = z.object({
  seq: z.int(),
  hash: z.string(),
  day: z.iso.date(),
  keys: z.array(z.string()),
  authorities: z.array(z.string()),
});

/** A head that is for witnesses, with the keys that have signed it and the authorities that have stamped it. */
export type HeadToWitness = z.infer<typeof toWitnessRow>;

/** Marks the end of the ledger and the last days' heads for the witnesses; returns the newest marked heads, newest first. */
export async function markLedger(client: Client, most: number): Promise<HeadToWitness[]> {
  await expectSuccess('marking the end of the ledger', client.rpc('mark_ledger'));
  const call = client.rpc('ledger_to_witness', { p_most: most });
  return readData('reading the heads for witnesses', call, z.array(toWitnessRow));
}

interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** What an authority gave. */
export interface NewReceipt {
  readonly authority: string;
  readonly receipt: Uint8Array;
  readonly toldAt: Date;
  readonly isLocal: boolean;
}

/** Keeps a receipt of a head. Safe to repeat: the first of each authority counts. */
export function saveLedgerReceipt(
  client: Client,
  { seq, hash }: Head,
  { authority, receipt, toldAt, isLocal }: NewReceipt,
): Promise<unknown> {
  const args = {
    p_seq: seq,
    p_hash: hash,
    p_authority: authority,
    p_receipt: Buffer.from(receipt).toString('base64'),
    p_told_at: toldAt.toISOString(),
    p_local: isLocal,
  };
  return expectSuccess('keeping a receipt', client.rpc('save_ledger_receipt', args));
}

/** Keeps the owner's signature of a head; the key and the signature in base64. Safe to repeat. */
export function saveLedgerSignature(
  client: Client,
  { seq, hash }: Head,
  key: string,
  signature: string,
): Promise<unknown> {
  const args = { p_seq: seq, p_hash: hash, p_key: key, p_signature: signature };
  return expectSuccess('keeping a signature', client.rpc('save_ledger_signature', args));
}

const witnessedRow = z.object({
  day: z.iso.date(),
  seq: z.int(),
  hash: z.string(),
  appendedAt: timestampColumn,
  markedAt: timestampColumn,
  stands: z.boolean(),
  signatures: z.array(z.object({ key: z.string(), signature: z.string() })),
  receipts: z.array(
    z.object({
      authority: z.string(),
      toldAt: timestampColumn,
      local: z.boolean(),
      receipt: z.string(),
    }),
  ),
});

/** A head with its receipts, and whether the ledger still contains it. */
type KeptHead = WitnessedHead & { readonly stands: boolean };

/** The heads of a UTC day that witnesses were shown, first to last. */
export function readWitnessed(client: Client, day: string): Promise<KeptHead[]> {
  const columns =
    'day, seq, hash, appendedAt:appended_at, markedAt:marked_at, stands, signatures, receipts';
  const query = () => client.from('ledger_witnessed').select(columns).eq('day', day).order('seq');
  return readAll('reading the receipts of the ledger', query, witnessedRow);
}

const sinceRow = z.object({
  seq: z.int(),
  toldAt: timestampColumn,
  authority: z.string(),
  isLocal: z.boolean(),
});

/** The first receipt of all. */
type WitnessedSince = z.infer<typeof sinceRow>;

/** Since when the ledger has a witness outside, else one of this machine; undefined: there is none. */
export async function readWitnessedSince(client: Client): Promise<WitnessedSince | undefined> {
  const call = client
    .rpc('ledger_witnessed_since')
    .select('seq, toldAt:told_at, authority, isLocal:is_local');
  return (await readData('reading the first receipt', call, z.array(sinceRow)))[0];
}

const keyRow = z.object({ key: z.string(), seq: z.int() });

/** The owner's public keys that have signed heads, each with the first line it signed. */
export const readLedgerKeys = (client: Client): Promise<z.infer<typeof keyRow>[]> =>
  readData('reading the keys of the ledger', client.rpc('ledger_keys'), z.array(keyRow));
