/** Messages of a screen or call if an answer is not available: the specification's error catalog. */
export const FAILURES = {
  games: 'Failed to fetch games',
  events: 'Failed to fetch events',
  section: 'Something went wrong loading this section. The page will continue to work normally.',
} as const;

/** Of a part beside a page's list, for which the catalog has no message: what was built stays. */
export const PART_FAILURES = {
  figures: 'Newer figures could not be loaded',
  predictions: 'Newer predictions could not be loaded',
} as const;

/** For an address under /api that does not exist, as in public/api-not-found.json. */
export const NO_ENDPOINT = 'There is no such endpoint';
