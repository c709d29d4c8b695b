import * as z from 'zod/mini';
import { KIND } from '#domain/ledger/line.ts';
import { ERRORS } from '../errors.ts';
import { hashSchema } from './heads.ts';
import { LEDGER_PATHS } from './paths.ts';

export const ledgerLineSchema = z.object({
  hash: hashSchema,
  kind: z.string().check(z.regex(KIND)),
  /** Canonical JSON, character by character as it was hashed. */
  payload: z.string(),
  previousHash: hashSchema,
  seq: z.int().check(z.minimum(1)),
});

/** GET /api/ledger/lines/{seq}: one line of the ledger as in the file; seq is a whole number from 1. */
export const ledgerLine = {
  method: 'GET',
  path: LEDGER_PATHS.line,
  parameters: z.object({
    seq: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: ERRORS.invalidLine })),
      z.transform(Number),
    ),
  }),
  query: z.strictObject({}),
  answer: ledgerLineSchema,
} as const;
