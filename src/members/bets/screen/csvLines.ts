import { type CsvError, type InfoRecord, parse } from 'csv-parse/browser/esm/sync';
import { type BetCells, type Head, headOf, missingColumns } from '../rules/file/columns.ts';
import { yesOrNo } from '../rules/file/words.ts';

/** A refused row: its line in the file, and why. */
export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

/** A row by our columns, and its line in the file. */
interface Line {
  readonly cells: BetCells;
  readonly line: number;
}

export interface Table {
  readonly head: Head;
  readonly lines: readonly Line[];
  readonly bad: readonly BadRow[];
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Lines in which the names of columns are looked for: some files begin with a title, or blank lines. */
const HEAD_LINES = 20;
const SEPARATOR = /^"?sep=(.|\\t)"?$/i;

const recognized = ({ columns }: Head): number => columns.filter(Boolean).length;

/** The sign between cells: the one that a first line names ("sep=;"), or the one with which most names of columns are ours. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const [, named] =
    SEPARATOR.exec(lines[0]?.replace(/[;,]+$/, (end) => (end.length > 1 ? '' : end)) ?? '') ?? [];
  if (named !== undefined) return named === '\\t' ? '\t' : named;
  const names = (line: string, sign: string) =>
    headOf(line.split(sign).map((name) => name.replaceAll('"', '')));
  const best = (sign: string): number =>
    Math.max(0, ...lines.slice(0, HEAD_LINES).map((line) => recognized(names(line, sign))));
  return DELIMITERS.reduce<string>((one, other) => (best(other) > best(one) ? other : one), ',');
}

interface Row {
  readonly record: readonly string[];
  readonly info: InfoRecord;
}

/** Programs write texts as formulas, so that a spreadsheet keeps them as they are: ="-110" is "-110". */
function withoutFormulas(text: string, delimiter: string): string {
  const sign = delimiter === '|' ? '\\|' : delimiter;
  return text.replaceAll(new RegExp(`(^|${sign})="([^"\\r\\n]*)"(?=${sign}|$)`, 'gm'), '$1"$2"');
}

/** All rows of a text, and the malformed ones, each once. */
function rowsOf(
  text: string,
  delimiter: string,
): { readonly rows: readonly Row[]; readonly bad: readonly BadRow[] } {
  const bad = new Map<number, BadRow>();
  const rows: unknown = parse(withoutFormulas(text, delimiter), {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      const line = Number(error?.lines ?? 0);
      if (error) bad.set(line, { line, reason: 'its quotation marks do not fit' });
      return undefined;
    },
  });
  return { rows: rows as readonly Row[], bad: [...bad.values()] };
}

/** The row of names: among the first ones, that with the most names of ours. */
function headRow(rows: readonly Row[]): number {
  const counts = rows.slice(0, HEAD_LINES).map(({ record }) => recognized(headOf(record)));
  return counts.indexOf(Math.max(...counts));
}

function cellsOf({ columns, described }: Head, record: readonly string[]): BetCells {
  const cells: Partial<Record<keyof BetCells, string>> = {};
  for (const [at, column] of columns.entries()) {
    const cell = record[at];
    if (column && cell !== undefined) cells[column] = cell;
  }
  return described && cells.event !== undefined ? { ...cells, pick: cells.event } : cells;
}

/** Columns that say in some files whose money a stake was, and in others something else. */
const MAY_BE_BONUS = /^(?:bet|wager|stake|funds?|wallet|account)[ _-]*(?:type)?$/i;

/** Such a column is the bonus one if that is all it says: "Bonus", "Cash". */
function withBonus(head: Head, headers: readonly string[], rows: readonly Row[]): Head {
  if (head.columns.includes('bonus')) return head;
  const at = headers.findIndex((header, index) => {
    if (head.columns[index] || !MAY_BE_BONUS.test(header.trim())) return false;
    const said = rows.map(({ record }) => yesOrNo(record[index] ?? ''));
    return said.includes(true) && !said.includes(undefined);
  });
  if (at < 0) return head;
  const unread = head.unread.filter((header) => header !== headers[at]);
  return { ...head, columns: head.columns.with(at, 'bonus'), unread };
}

/** The rows of a bets file, or what its names of columns lack. */
export function readTable(text: string): Table | { readonly problem: string } {
  const { rows, bad } = rowsOf(text, delimiterOf(text));
  const at = headRow(rows);
  if (rows.every(({ record }) => record.every((cell) => cell.trim() === '')))
    return { problem: 'The file is empty.' };
  const headers = rows[at]?.record ?? [];
  const head = withBonus(headOf(headers), headers, rows.slice(at + 1));
  const missing = missingColumns(head);
  if (missing.length > 0) return { problem: `The first line has no ${missing.join(', ')}.` };
  const tooLong: BadRow[] = [];
  const lines = rows.slice(at + 1).flatMap(({ record, info }): Line[] => {
    if (record.every((cell) => cell.trim() === '')) return [];
    if (record.slice(head.columns.length).every((cell) => cell.trim() === ''))
      return [{ cells: cellsOf(head, record), line: info.lines }];
    tooLong.push({ line: info.lines, reason: 'it has more cells than the first line' });
    return [];
  });
  return { head, lines, bad: [...bad, ...tooLong] };
}
