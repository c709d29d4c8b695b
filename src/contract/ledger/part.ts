import * as z from 'zod/mini';
import { ERRORS } from '../errors.ts';
import { LEDGER_PATHS } from './paths.ts';

/**
 * GET /api/ledger/{part}.jsonl: a part of the ledger's file, from 1: lines of JSON in UTF-8, each ended by a line feed
 * (see docs/ledger.md). A full part never changes. The file is all parts in order.
 */
export const ledgerPart = {
  method: 'GET',
  path: LEDGER_PATHS.part,
  parameters: z.object({
    part: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,9}$/, { error: ERRORS.invalidPart })),
      z.transform(Number),
    ),
  }),
  query: z.strictObject({}),
} as const;
