/** What a screen says, or a call throws, where an answer cannot be had: the specification's error catalogue. */
export const FAILURES = {
  invalidGameId: 'Invalid game ID',
  gameNotFound: 'Game Not Found',
  /** Under that heading. */
  gameNotFoundText: 'The requested game could not be found or does not exist.',
  leagueNotFound: 'League not found',
  games: 'Failed to fetch games',
  events: 'Failed to fetch events',
  golfTours: 'Failed to fetch golf tours',
  golfTournaments: 'Failed to fetch tournaments',
  /** Shown where the golf tours cannot be had. */
  golfToursShown: 'Failed to load golf tournaments. Please try again later.',
  /** Shown where a tour's tournaments cannot be had. */
  golfTournamentsShown: 'Failed to load tournaments. Please try again later.',
  section: 'Something went wrong loading this section. The page will continue to work normally.',
} as const;

/** Of an address under /api that is none: as public/api-not-found.json. */
export const NO_ENDPOINT = 'There is no such endpoint';
