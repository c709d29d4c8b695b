/** Paths of the endpoints, separate from their schemas: a browser needs only paths, and no validation library. */
export const PATHS = {
  gamesToday: '/api/games/today',
  gamesUpcoming: '/api/games/upcoming',
  gameById: '/api/games/:id',
  slateStatus: '/api/slate',
  oddsEspn: '/api/odds/espn',
  oddsBovada: '/api/odds/bovada',
  platformStats: '/api/stats/platform',
  ufcUpcoming: '/api/ufc/upcoming',
  individualEvents: '/api/individual-events/upcoming',
  boxingUpcoming: '/api/boxing/upcoming',
  boxingToday: '/api/boxing/today',
  golfTours: '/api/golf/tours',
  golfTournaments: '/api/golf/:tour/tournaments',
  tennis: '/api/tennis',
  tennisPredictions: '/api/tennis/predictions/all',
  tennisStats: '/api/tennis/stats',
  tennisTours: '/api/tennis/tours/list',
} as const;

/** GET: one game's page from the published slate, in HTML; 404 with a page if the slate has no such game. */
export const GAME_PAGE = '/api/games/:id/page';

/** GET: later content of a page that a function draws (domain/product/laterPage.ts), from the published slate, in HTML; else 404. */
export const GAMES_PAGE = '/api/pages/:page';

/** GET: whether the site is fresh. Computed at the request, from the refresh's recent runs. */
export const HEALTH = '/api/health';

/** The page that says the same for people. */
export const STATUS_PAGE = '/status';

/** POST: what a bet or a parlay is worth; see contract/check.ts. */
export const CHECK = '/api/check';

/** GET: the lines of a game's players, and what draws them again. */
export const GAME_PLAYERS = '/api/games/:id/players';
export const GAME_PLAYERS_RECIPE = '/api/games/:id/players/recipe';
