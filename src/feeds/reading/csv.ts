import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const rows = z.array(z.record(z.string(), z.string()));

/** Limits of a feed's table: columns, and characters per line. */
const LONGEST_LINE = 20_000;

/**
 * Rows of a CSV text by the names in its first line. Lines with another number of cells, or an unmatched quote, are left out.
 * Empty if it is not a table.
 */
export function readCsvRows(text: string): readonly Readonly<Record<string, string>>[] {
  const options = {
    bom: true,
    columns: true,
    max_record_size: LONGEST_LINE,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  };
  try {
    const read = rows.safeParse(parse(text, options));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
