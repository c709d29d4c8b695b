import * as z from 'zod';
import type { LedgerLine } from '#domain/ledger/line.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const COLUMNS = 'seq, kind, payload, previousHash:previous_hash, hash';

const lineRow = z.object({
  seq: z.int(),
  kind: z.string(),
  payload: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});

/** Lines per statement: a page of a megabyte or two. */
const PAGE = 500;

/** The next lines of the ledger after a number, in order; fewer at its end. */
export async function readLedgerLines(
  client: Client,
  after: number,
  most: number,
): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  while (lines.length < most) {
    const wanted = Math.min(PAGE, most - lines.length);
    const from = lines.at(-1)?.seq ?? after;
    const call = client.from('ledger').select(COLUMNS).gt('seq', from).order('seq').limit(wanted);
    const page = await readData('reading the ledger', call, z.array(lineRow));
    lines.push(...page);
    if (page.length < wanted) break;
  }
  return lines;
}

/** A line of the ledger by its number; undefined if there is none. */
export async function readLedgerLine(client: Client, seq: number): Promise<LedgerLine | undefined> {
  const call = client.from('ledger').select(COLUMNS).eq('seq', seq);
  return (await readData('reading a line of the ledger', call, z.array(lineRow)))[0];
}

const endRow = z.object({ seq: z.int(), hash: z.string(), appendedAt: timestampColumn });
type LedgerEnd = z.infer<typeof endRow>;

/** The last line of the ledger; undefined before the first. */
export async function readLedgerEnd(client: Client): Promise<LedgerEnd | undefined> {
  const call = client
    .from('ledger')
    .select('seq, hash, appendedAt:appended_at')
    .order('seq', { ascending: false })
    .limit(1);
  return (await readData('reading the end of the ledger', call, z.array(endRow)))[0];
}
