import * as z from 'zod/mini';
import { instant } from '../instant.ts';
import { moveFiguresSchema } from '../moves.ts';
import { recordFigures } from './figures.ts';
import { RECORD_FILES } from './paths.ts';
import { recordRowSchema } from './row.ts';

/** The month in which contests began, in Eastern time: 2026-11. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const query = z.strictObject({
  /** Only this month; the whole record if absent. */
  month: z.optional(monthSchema),
});

/** GET /api/record.csv: a line per graded pick and edge, the earliest first. UTF-8 with a byte order mark, RFC 4180;
 * missing values are empty. */
export const recordCsv = { method: 'GET', path: RECORD_FILES.csv, query } as const;

export const recordFile = z.object({
  formatVersion: z.literal(1),
  /** When it was computed; null until something is graded. */
  asOf: z.nullable(instant),
  figures: z.nullable(recordFigures),
  /** How expected moves ended, by league; empty until one is graded. */
  moves: z.array(moveFiguresSchema),
  rows: z.array(recordRowSchema),
});

/** GET /api/record.json: the same lines, and every figure of the record's page, computed from all lines. */
export const recordJson = {
  method: 'GET',
  path: RECORD_FILES.json,
  query,
  answer: recordFile,
} as const;
