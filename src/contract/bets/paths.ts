/** Paths of a reader's own bets, limits and pauses. */
export const BET_PATHS = {
  games: '/api/bets/games',
  sync: '/api/bets/sync',
  limits: '/api/bets/limits',
  pause: '/api/bets/pause',
} as const;
