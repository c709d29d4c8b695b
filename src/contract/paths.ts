/** Paths of the endpoints, apart from their schemas: a browser asks by path and loads no validation library. */
export const PATHS = {
  gamesToday: '/api/games/today',
  gamesUpcoming: '/api/games/upcoming',
  gameById: '/api/games/:id',
  slateStatus: '/api/slate',
} as const;
