import type { Problem } from '../../data/readRows.ts';

/** A cell that cannot be what its column says. */
export class BadCell extends Error implements Problem {
  readonly column: string;
  readonly problem: string;
  constructor(column: string, problem: string) {
    super(problem);
    this.column = column;
    this.problem = problem;
  }
}

export type Cells = Readonly<Record<string, string>>;

export function text(row: Cells, column: string): string {
  const value = row[column];
  if (!value) throw new BadCell(column, 'is empty');
  return value;
}

/** A number within bounds; undefined where the cell is empty or the column absent. */
export function number(row: Cells, column: string, low: number, high: number): number | undefined {
  const value = row[column];
  if (value === undefined || value === '') return undefined;
  const parsed = Number(value);
  if (!(parsed >= low && parsed <= high)) {
    throw new BadCell(column, `"${value}" is not a number in ${low}…${high}`);
  }
  return parsed;
}

/** An American price; undefined where there is none. */
export function price(row: Cells, column: string): number | undefined {
  const value = number(row, column, -100_000, 100_000);
  if (value !== undefined && Math.abs(value) < 100) {
    throw new BadCell(column, `${value} is not an American price`);
  }
  return value;
}

export function day(row: Cells, column: string): string {
  const value = text(row, column);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !Number.isFinite(Date.parse(value))) {
    throw new BadCell(column, `"${value}" is not a day like 2024-09-08`);
  }
  return value;
}

export function oneOf<Value extends string>(
  row: Cells,
  column: string,
  values: readonly Value[],
): Value {
  const value = row[column] ?? '';
  const found = values.find((known) => known === value);
  if (found === undefined) throw new BadCell(column, `"${value}" is none of ${values.join(', ')}`);
  return found;
}
