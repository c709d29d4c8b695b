/** Paths of the endpoints, apart from their schemas: a browser asks by path and loads no validation library. */
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

/** GET: the page of one game as the slate that is up has it, in HTML; 404 with a page where it has no such game. */
export const GAME_PAGE = '/api/games/:id/page';

/** GET: what a page of games (domain/product/gamesPage.ts) shows of the slate that is up, in HTML; 404 for another page. */
export const GAMES_PAGE = '/api/pages/:page';

/** GET: whether the site is fresh. It is worked out when it is asked, from how the refresh runs. */
export const HEALTH = '/api/health';

/** The page that says the same to people. */
export const STATUS_PAGE = '/status';

/** GET: the record as files; see contract/record/downloads.ts. */
export const RECORD_FILES = { csv: '/api/record.csv', json: '/api/record.json' } as const;
