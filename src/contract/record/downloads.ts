import * as z from 'zod/mini';
import { instant } from '../instant.ts';
import { RECORD_FILES } from '../paths.ts';
import { recordFigures } from './figures.ts';
import { recordRow } from './row.ts';

/** A month of the Eastern calendar, as contests began: 2026-11. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const query = z.strictObject({
  /** One month alone; without it, all of the record. */
  month: z.optional(month),
});

/** GET /api/record.csv: a line per graded pick and edge, the earliest first. UTF-8, RFC 4180; what there is none of is empty. */
export const recordCsv = { method: 'GET', path: RECORD_FILES.csv, query } as const;

/** GET /api/record.json: the same lines, and every figure of the record's page as computed from all of them. */
export const recordJson = {
  method: 'GET',
  path: RECORD_FILES.json,
  query,
  answer: z.object({
    formatVersion: z.literal(1),
    /** When it was computed; null while nothing is graded. */
    asOf: z.nullable(instant),
    figures: z.nullable(recordFigures),
    rows: z.array(recordRow),
  }),
} as const;
