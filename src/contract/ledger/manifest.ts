import * as z from 'zod/mini';
import { countSchema, fromOne } from '../figures.ts';
import { instant } from '../instant.ts';
import { dayHeadSchema, hashSchema } from './heads.ts';
import { LEDGER_PATHS } from './paths.ts';

export const ledgerHeadSchema = z.object({ seq: fromOne, hash: hashSchema, appendedAt: instant });

export const manifestSchema = z.object({
  lines: countSchema,
  /** Lines in a full part; only the last part has fewer. */
  linesPerPart: fromOne,
  parts: countSchema,
  /** The last line; null before the first. */
  head: z.nullable(ledgerHeadSchema),
  /** The last line of each UTC day that is over, oldest first. */
  days: z.array(dayHeadSchema),
});

/** GET /api/ledger: the ledger's length, its last line, and how to get all of it. */
export const ledgerManifest = {
  method: 'GET',
  path: LEDGER_PATHS.manifest,
  query: z.strictObject({}),
  answer: manifestSchema,
} as const;

export type LedgerManifest = z.infer<typeof ledgerManifest.answer>;
