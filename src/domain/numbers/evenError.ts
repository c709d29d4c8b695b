/** Runs by which a seed may move the count of neighboring outcomes, such as all home wins: tested with `EvenTable`. */
const MOST_RUNS = 10;

/** The most that another seed can move a winner's or a spread's share of evenly drawn runs, percentage points: "0.01". */
export const evenErrorText = (runs: number): string =>
  String(Number(((100 * MOST_RUNS) / runs).toPrecision(1)));
