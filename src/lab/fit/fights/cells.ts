import { BadCell, type Cells, numberCell } from '../../data/cells.ts';

/** A number within bounds; undefined if the cell is empty or the column missing. */
export function cellWithin(
  row: Cells,
  column: string,
  low: number,
  high: number,
): number | undefined {
  const value = numberCell(row, column);
  if (value !== undefined && !(value >= low && value <= high)) {
    throw new BadCell(column, `${value} is not in ${low}…${high}`);
  }
  return value;
}

/** One of a few texts. */
export function cellOneOf<Value extends string>(
  row: Cells,
  column: string,
  values: readonly Value[],
): Value {
  const value = row[column] ?? '';
  const found = values.find((known) => known === value);
  if (found === undefined) throw new BadCell(column, `"${value}" is none of ${values.join(', ')}`);
  return found;
}
