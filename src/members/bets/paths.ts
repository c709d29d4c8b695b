/** Paths of a reader's own bets, limits and pauses. */
export const BET_PATHS = {
  sync: '/api/bets/sync',
  limits: '/api/bets/limits',
  pause: '/api/bets/pause',
} as const;

/** GET: which of the given games are over, the same for everybody. */
export const BET_GAMES = '/api/bets/games';
