/** What each sport implements: how its ratings process one batch of rows, such as the games of a day. */
interface Meeting<Row, Said> {
  /** Whether a row belongs to the batch started by another row; absent: every row is its own batch. */
  readonly together?: (opening: Row, row: Row) => boolean;
  /** Advances the ratings to a batch, before any of its forecasts. */
  readonly arrive?: (opening: Row) => void;
  /** Forecasts a row, from what was learned in earlier batches. */
  readonly ask: (row: Row, index: number) => Said;
  /** Learns from a row's result. */
  readonly learn: (row: Row, said: Said, index: number) => void;
}

/**
 * The only walk through results, which never peeks: it forecasts every row of a batch before it learns any of
 * them. Returns the forecasts, row by row.
 * @param rows in the order of play; rows of one batch stand together
 */
export function walkForward<Row, Said>(
  rows: readonly Row[],
  { together, arrive, ask, learn }: Meeting<Row, Said>,
): Said[] {
  const all: Said[] = [];
  const batch: Row[] = [];
  const learned = (): void => {
    const first = all.length - batch.length;
    for (const [at, row] of batch.entries()) learn(row, all[first + at] as Said, first + at);
    batch.length = 0;
  };
  for (const [index, row] of rows.entries()) {
    const [opening] = batch;
    if (opening !== undefined && !together?.(opening, row)) learned();
    if (batch.length === 0) arrive?.(row);
    batch.push(row);
    all.push(ask(row, index));
  }
  learned();
  return all;
}
