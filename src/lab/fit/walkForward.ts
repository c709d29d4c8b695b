/** What a sport fills in: how its ratings meet one batch of rows, such as the games of a day. */
export interface Meeting<Row, Said> {
  /** Whether a row belongs to the batch that another opens; absent: every row is a batch of its own. */
  readonly together?: (opening: Row, row: Row) => boolean;
  /** Carries the ratings to a batch, before anything of it is asked. */
  readonly arrive?: (opening: Row) => void;
  /** What is said of a row, by what the batches before it have taught. */
  readonly ask: (row: Row, index: number) => Said;
  /** Learns from a row's result. */
  readonly learn: (row: Row, said: Said, index: number) => void;
}

/**
 * The one walk through results that does not peek: every row of a batch is asked about before any of it is learned
 * from. Gives what was said, row by row.
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
