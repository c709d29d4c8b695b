import type { CsvProblem } from './readRows.ts';

/** One row's cells by column. */
export type Cells = Readonly<Record<string, string>>;

/** A cell that cannot be read; `orProblem` turns it into the row's problem. */
export class BadCell extends Error {
  readonly column: string;
  constructor(column: string, problem: string) {
    super(problem);
    this.column = column;
  }
}

/** The result of `read`, or the first cell it could not read. */
export function orProblem<Row extends object>(read: () => Row): Row | CsvProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadCell) return { column: error.column, problem: error.message };
    throw error;
  }
}

/** A text that must not be empty. */
export function textCell(row: Cells, column: string): string {
  const value = row[column];
  if (!value) throw new BadCell(column, 'is empty');
  return value;
}

/** A number; undefined if the cell is empty or the column missing. */
export function numberCell(row: Cells, column: string): number | undefined {
  const value = row[column];
  if (value === undefined || value === '') return undefined;
  const parsed = Number(value);
  if (!Number.isFinite(parsed)) throw new BadCell(column, `"${value}" is not a number`);
  return parsed;
}

/** A whole number from 0 to `most`. */
export function countCell(row: Cells, column: string, most = Number.MAX_SAFE_INTEGER): number {
  const value = numberCell(row, column);
  if (value === undefined) throw new BadCell(column, 'is empty');
  if (!Number.isInteger(value) || value < 0) throw new BadCell(column, `${value} is not a count`);
  if (value > most) throw new BadCell(column, `${value} is more than ${most}`);
  return value;
}

/** An American price; undefined if empty. */
export function priceCell(row: Cells, column: string): number | undefined {
  const value = numberCell(row, column);
  if (value !== undefined && Math.abs(value) < 100) {
    throw new BadCell(column, `${value} is not an American price`);
  }
  return value;
}

/** A probability, 0 to 1; undefined if empty. */
export function probability(row: Cells, column: string): number | undefined {
  const value = numberCell(row, column);
  if (value !== undefined && !(value >= 0 && value <= 1)) {
    throw new BadCell(column, `${value} is not a probability`);
  }
  return value;
}

/** 1 is true, 0 and empty are false. */
export function flagCell(row: Cells, column: string): boolean {
  const value = row[column] ?? '';
  if (!['', '0', '1'].includes(value)) throw new BadCell(column, `"${value}" is not 0, 1 or empty`);
  return value === '1';
}

/** A day of the calendar, YYYY-MM-DD. */
export function day(row: Cells, column: string): string {
  const value = textCell(row, column);
  if (!isDay(value)) throw new BadCell(column, `"${value}" is not a day like 2024-09-08`);
  return value;
}

/** Whether it is an existing calendar day, YYYY-MM-DD. */
export function isDay(value: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
