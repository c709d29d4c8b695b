import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Bet } from '#domain/record/bet.ts';
import { type GradedBet, profitCents } from '#domain/record/gradeBet.ts';
import { plainCell } from '#domain/words/plainCell.ts';
import {
  betOfCells,
  type Cells,
  CSV_COLUMNS,
  cellsOf,
  NEEDED_COLUMNS,
  sameBetKey,
} from '../rules/csvRow.ts';

/** A refused row: its line in the file, and why. */
export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

interface ReadCsv {
  readonly bets: readonly Bet[];
  readonly bad: readonly BadRow[];
  /** Rows with a bet that exists already. */
  readonly known: number;
}

const GRADED = ['outcome', 'gradedBy', 'profit', 'closingProbability', 'closingValue'] as const;

/** Bets as a spreadsheet file, with their results; no cell can be taken for a formula. */
export function betsCsv(bets: readonly Bet[], graded: ReadonlyMap<string, GradedBet>): string {
  const rows = bets.map((bet) => {
    const grade = graded.get(bet.id);
    return {
      ...cellsOf(bet),
      ...(grade && {
        outcome: grade.outcome,
        gradedBy: grade.by,
        profit: profitCents(grade) / 100,
        closingProbability: grade.closingProbability,
        closingValue: grade.closingValue,
      }),
    };
  });
  return stringify(rows, {
    header: true,
    columns: [...CSV_COLUMNS, ...GRADED],
    record_delimiter: 'windows',
    cast: { string: plainCell },
  });
}

interface Line {
  readonly record: Cells;
  readonly info: { readonly lines: number };
}

const nameOf = (header: string): string | false =>
  CSV_COLUMNS.find((column) => column.toLowerCase() === header.trim().toLowerCase()) ?? false;

/** Rows of a text, and the malformed ones. */
function rowsOf(text: string): { readonly rows: readonly Line[]; readonly bad: readonly BadRow[] } {
  const bad: BadRow[] = [];
  const rows: unknown = parse(text, {
    bom: true,
    columns: (headers: readonly string[]) => headers.map(nameOf),
    info: true,
    relax_column_count_less: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) bad.push({ line: Number(error.lines ?? 0), reason: reasonOf(error) });
      return undefined;
    },
  });
  return { rows: rows as readonly Line[], bad };
}

const reasonOf = ({ code }: CsvError): string =>
  code === 'CSV_RECORD_INCONSISTENT_COLUMNS' || code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH'
    ? 'it has more cells than the first line'
    : 'its quotation marks do not fit';

/** The required columns that a file lacks; undefined if complete. */
function missingIn(text: string): string | undefined {
  const [head = []]: string[][] = parse(text, { bom: true, to: 1, relax_quotes: true });
  const named = new Set(head.map(nameOf));
  const missing = NEEDED_COLUMNS.filter((column) => !named.has(column));
  return missing.length === 0 ? undefined : `The first line has no ${missing.join(', ')}.`;
}

/**
 * Reads a bets file. Every refused row is named; all others are imported, each once.
 * @param there existing bets
 */
export function readBetsCsv(
  text: string,
  there: readonly Bet[],
  { now, newId }: { readonly now: Date; readonly newId: () => string },
): ReadCsv | { readonly problem: string } {
  const missing = missingIn(text);
  if (missing !== undefined) return { problem: missing };
  const { rows, bad } = rowsOf(text);
  const ids = new Set(there.map(({ id }) => id));
  const same = new Set(there.map(sameBetKey));
  const bets: Bet[] = [];
  const refused: BadRow[] = [...bad];
  let known = 0;
  for (const { record, info } of rows) {
    const bet = betOfCells(record, { id: newId(), now });
    if ('reason' in bet) {
      refused.push({ line: info.lines, reason: bet.reason });
      continue;
    }
    const key = sameBetKey(bet);
    // Equal rows without ids in one file may be separate bets; those that exist already are not imported again.
    if (ids.has(bet.id) || same.has(key)) known += 1;
    else bets.push(bet);
    ids.add(bet.id);
  }
  return { bets, bad: refused.toSorted((one, other) => one.line - other.line), known };
}
