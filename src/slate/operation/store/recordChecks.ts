import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

/** What a recount of the record from the ledger came to. */
interface RecordCheckResult {
  /** The last line of the ledger that the record counts; 0 for none. */
  readonly throughLine: number;
  /** Figures and cells compared. */
  readonly figures: number;
  /** The first difference, in a sentence; null: none. */
  readonly fault: string | null;
}

const checkRow = z
  .object({ checkedAt: timestampColumn, throughLine: z.int(), fault: z.string().nullable() })
  .transform(({ fault, ...check }) => ({ ...check, fault: fault ?? undefined }));

/** The last recount; undefined before the first. */
export async function readRecordCheck(client: Client) {
  const call = client
    .from('record_checks')
    .select('checkedAt:checked_at, throughLine:through_line, fault')
    .order('id', { ascending: false })
    .limit(1);
  return (await readData('reading the last recount of the record', call, z.array(checkRow)))[0];
}

/** Stores the result of a recount. */
export async function saveRecordCheck(
  client: Client,
  { throughLine, figures, fault }: RecordCheckResult,
): Promise<void> {
  const args = { p_through_line: throughLine, p_figures: figures, p_fault: fault };
  await expectSuccess('noting a recount of the record', client.rpc('save_record_check', args));
}
