import * as z from 'zod';
import type { TextReceipts } from '#domain/operation/state.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const schema = z.object({
  delivered: z.int(),
  undelivered: z.int(),
  since: timestampColumn.nullable().transform((at) => at ?? undefined),
  codes: z.array(z.int()),
});

/** What the carriers have said of the last day's texts. */
export const readTextReceipts = (client: Client): Promise<TextReceipts> =>
  readData('reading what became of texts', client.rpc('text_receipts'), schema);
