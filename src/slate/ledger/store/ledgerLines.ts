import * as z from 'zod';
import type { LedgerLine } from '#domain/ledger/line.ts';
import { inBatches } from '#store/batches.ts';
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
export type LedgerEnd = z.infer<typeof endRow>;

/** The last line of the ledger; undefined before the first. */
export async function readLedgerEnd(client: Client): Promise<LedgerEnd | undefined> {
  const call = client
    .from('ledger')
    .select('seq, hash, appendedAt:appended_at')
    .order('seq', { ascending: false })
    .limit(1);
  return (await readData('reading the end of the ledger', call, z.array(endRow)))[0];
}

/** Numbers per statement. */
const IDS = 100;

/** Lines that later ones may refer to. */
export type SaidLine = Pick<LedgerLine, 'seq' | 'payload'>;

const saidRow = z.object({ seq: z.int(), payload: z.string() });

/** The references of lines: predictions by id, and lines by number. */
export interface Referred {
  readonly games: readonly number[];
  readonly events: readonly number[];
  readonly lines: readonly number[];
}

/** Predictions, edges and inputs with these ids and numbers in lines before a number; one may appear twice. */
export async function readSaidBefore(
  client: Client,
  { games, events, lines }: Referred,
  before: number,
): Promise<SaidLine[]> {
  const said: SaidLine[] = [];
  for (const [column, numbers, kinds] of [
    ['prediction_id', games, ['prediction']],
    ['event_prediction_id', events, ['prediction']],
    ['seq', lines, ['prediction', 'edges', 'inputs']],
  ] as const) {
    const different = [...new Set(numbers)];
    const ask = (some: readonly number[]) => {
      const query = client.from('ledger').select('seq, payload').in(column, some);
      const call = query.in('kind', kinds).lt('seq', before);
      return readData('reading what was said', call, z.array(saidRow));
    };
    said.push(...(await inBatches(different, IDS, ask)));
  }
  return said;
}
