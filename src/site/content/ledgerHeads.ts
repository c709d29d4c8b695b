import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import { headsFileSchema } from '#contract/ledger/heads.ts';

const collectionSchema = z.extend(headsFileSchema, { lines: z.int() });
export type LedgerHeads = z.infer<typeof collectionSchema>;

let read: Promise<LedgerHeads> | undefined;

async function readHeads(): Promise<LedgerHeads> {
  const entry = await getEntry('ledgerHeads', 'all');
  return entry ? collectionSchema.parse(entry.data) : { heads: [], lines: 0 };
}

/** The heads of the ledger's days, oldest first, and how many lines it has: as the build read them, once for all pages. */
export function loadLedgerHeads(): Promise<LedgerHeads> {
  if (!import.meta.env.PROD) return readHeads();
  read ??= readHeads();
  return read;
}
