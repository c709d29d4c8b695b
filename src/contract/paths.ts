/** Paths of the endpoints, separate from their schemas: a browser needs only paths, each by itself, and no validation library. */
const GAMES_TODAY = '/api/games/today';
export const GAMES_UPCOMING = '/api/games/upcoming';
export const GAME_BY_ID = '/api/games/:id';
export const SLATE_STATUS = '/api/slate';
export const ODDS_ESPN = '/api/odds/espn';
export const ODDS_BOVADA = '/api/odds/bovada';
export const PLATFORM_STATS = '/api/stats/platform';
export const UFC_UPCOMING = '/api/ufc/upcoming';
export const INDIVIDUAL_UPCOMING = '/api/individual-events/upcoming';
export const BOXING_UPCOMING = '/api/boxing/upcoming';
export const BOXING_TODAY = '/api/boxing/today';
export const GOLF_TOURS_PATH = '/api/golf/tours';
export const GOLF_TOURNAMENTS = '/api/golf/:tour/tournaments';
export const TENNIS_PATH = '/api/tennis';
export const TENNIS_PREDICTIONS = '/api/tennis/predictions/all';
export const TENNIS_STATS = '/api/tennis/stats';
const TENNIS_TOURS = '/api/tennis/tours/list';

/** The same by the endpoint's name: for servers. */
export const PATHS = {
  gamesToday: GAMES_TODAY,
  gamesUpcoming: GAMES_UPCOMING,
  gameById: GAME_BY_ID,
  slateStatus: SLATE_STATUS,
  oddsEspn: ODDS_ESPN,
  oddsBovada: ODDS_BOVADA,
  platformStats: PLATFORM_STATS,
  ufcUpcoming: UFC_UPCOMING,
  individualEvents: INDIVIDUAL_UPCOMING,
  boxingUpcoming: BOXING_UPCOMING,
  boxingToday: BOXING_TODAY,
  golfTours: GOLF_TOURS_PATH,
  golfTournaments: GOLF_TOURNAMENTS,
  tennis: TENNIS_PATH,
  tennisPredictions: TENNIS_PREDICTIONS,
  tennisStats: TENNIS_STATS,
  tennisTours: TENNIS_TOURS,
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
