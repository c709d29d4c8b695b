import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

/** What a check of the ledger came to. */
export interface LedgerCheckResult {
  /** ISO 8601 in UTC */
  readonly checkedAt: string;
  /** The last line checked, counting from the first; 0 for none. */
  readonly throughSeq: number;
  readonly throughHash: string;
  /** How far the lines of earlier checks have been rechecked. */
  readonly againSeq: number;
  /** The first problem, in a sentence; null: none. */
  readonly fault: string | null;
}

const checkRow = z.object({
  checkedAt: timestampColumn,
  throughSeq: z.int(),
  throughHash: z.string(),
  againSeq: z.int(),
  fault: z.string().nullable(),
});

/** The last check of the ledger, or the last without a problem; undefined before the first. */
export async function readLedgerCheck(
  client: Client,
  { sound = false }: { readonly sound?: boolean } = {},
): Promise<LedgerCheckResult | undefined> {
  const columns =
    'checkedAt:checked_at, throughSeq:through_seq, throughHash:through_hash, againSeq:again_seq, fault';
  const all = client.from('ledger_checks').select(columns).order('id', { ascending: false });
  const call = (sound ? all.is('fault', null) : all).limit(1);
  return (await readData('reading the last check of the ledger', call, z.array(checkRow)))[0];
}

/** Stores the result of a check. */
export async function saveLedgerCheck(
  client: Client,
  { throughSeq, throughHash, againSeq, fault }: Omit<LedgerCheckResult, 'checkedAt'>,
): Promise<void> {
  const args = {
    p_through_seq: throughSeq,
    p_through_hash: throughHash,
    p_again_seq: againSeq,
    p_fault: fault,
  };
  await expectSuccess('noting a check of the ledger', client.rpc('save_ledger_check', args));
}
