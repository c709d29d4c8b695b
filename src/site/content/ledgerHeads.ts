import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import { headsFileSchema } from '#contract/ledger/heads.ts';
import { onceABuild } from './onceABuild.ts';

const collectionSchema = z.extend(headsFileSchema, {
  lines: z.int(),
  /** The first receipt of all; absent: there is none. */
  since: z.optional(
    z.object({ seq: z.int(), toldAt: z.string(), authority: z.string(), isLocal: z.boolean() }),
  ),
});
type LedgerHeads = z.infer<typeof collectionSchema>;

async function readHeads(): Promise<LedgerHeads> {
  const entry = await getEntry('ledgerHeads', 'all');
  return entry ? collectionSchema.parse(entry.data) : { heads: [], lines: 0 };
}

/** The heads of the ledger's days, oldest first, and how many lines it has: as the build read them, once for all pages. */
export const loadLedgerHeads = onceABuild(readHeads);
