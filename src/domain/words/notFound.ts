/** The error catalog's messages (failures.ts) for addresses without a game or league; apart, as no browser code says them. */
export const NOT_FOUND = {
  invalidGameId: 'Invalid game ID',
  gameNotFound: 'Game Not Found',
  /** Under that heading. */
  gameNotFoundText: 'The requested game could not be found or does not exist.',
  leagueNotFound: 'League not found',
} as const;
