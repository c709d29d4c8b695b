/** Golf's messages of the error catalog (failures.ts); apart, as only golf's pages carry them. */
export const GOLF_FAILURES = {
  tours: 'Failed to fetch golf tours',
  tournaments: 'Failed to fetch tournaments',
  /** Shown if the golf tours are not available. */
  toursShown: 'Failed to load golf tournaments. Please try again later.',
  /** Shown if a tour's tournaments are not available. */
  tournamentsShown: 'Failed to load tournaments. Please try again later.',
} as const;
