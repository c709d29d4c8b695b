import * as z from 'zod/mini';
import { instant } from '../instant.ts';
import { dayHeadSchema, hashSchema } from './heads.ts';
import { LEDGER_PATHS } from './paths.ts';

/** GET /api/ledger: the ledger's length, its last line, and how to get all of it. */
export const ledgerManifest = {
  method: 'GET',
  path: LEDGER_PATHS.manifest,
  query: z.strictObject({}),
  answer: z.object({
    lines: z.int().check(z.minimum(0)),
    /** Lines in a full part; only the last part has fewer. */
    linesPerPart: z.int().check(z.minimum(1)),
    parts: z.int().check(z.minimum(0)),
    /** The last line; null before the first. */
    head: z.nullable(
      z.object({ seq: z.int().check(z.minimum(1)), hash: hashSchema, appendedAt: instant }),
    ),
    /** The last line of each UTC day that is over, oldest first. */
    days: z.array(dayHeadSchema),
  }),
} as const;

export type LedgerManifest = z.infer<typeof ledgerManifest.answer>;
