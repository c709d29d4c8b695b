/** Cost of a pair that is not allowed: more than any sum of allowed ones. */
const FORBIDDEN = 1e7;

/**
 * Gives each row a column of its own so that the sum of the gains is largest. Hungarian method with potentials, rows added one by
 * one: Kuhn, "The Hungarian method for the assignment problem" (1955), https://doi.org/10.1002/nav.3800020109; in this form of
 * order rows² · columns as https://cp-algorithms.com/graph/hungarian-algorithm.html.
 * @param gains gains[row][column], each within ±1e5; undefined: not allowed
 * @returns the column of each row; undefined if there is no way to give every row an allowed one
 */
export function bestAssignment(
  gains: readonly (readonly (number | undefined)[])[],
): readonly number[] | undefined {
  const rows = gains.length;
  const columns = gains[0]?.length ?? 0;
  if (rows > columns) return rows === 0 ? [] : undefined;
  const cost = (row: number, column: number): number => {
    const gain = gains[row - 1]?.[column - 1];
    return gain === undefined ? FORBIDDEN : -gain;
  };
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(columns + 1);
  /** Row of each column, from 1; 0: none. Column 0 holds the row that is being added. */
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(columns + 1);
    const done = new Uint8Array(columns + 1);
    let column = 0;
    do {
      done[column] = 1;
      const from = rowOf[column] ?? 0;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let to = 1; to <= columns; to++) {
        if (done[to]) continue;
        const reduced = cost(from, to) - (ofRow[from] ?? 0) - (ofColumn[to] ?? 0);
        if (reduced < (least[to] ?? 0)) {
          least[to] = reduced;
          before[to] = column;
        }
        if ((least[to] ?? 0) < step) {
          step = least[to] ?? 0;
          next = to;
        }
      }
      for (let to = 0; to <= columns; to++) {
        if (done[to]) {
          const its = rowOf[to] ?? 0;
          ofRow[its] = (ofRow[its] ?? 0) + step;
          ofColumn[to] = (ofColumn[to] ?? 0) - step;
        } else least[to] = (least[to] ?? 0) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = before[column] ?? 0;
      rowOf[column] = rowOf[previous] ?? 0;
      column = previous;
    }
  }
  const found = new Array<number>(rows).fill(-1);
  for (const [column, row] of rowOf.entries())
    if (column > 0 && row > 0) found[row - 1] = column - 1;
  const isAllowed = found.every((column, row) => gains[row]?.[column] !== undefined);
  return isAllowed ? found : undefined;
}
