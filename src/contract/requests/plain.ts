import { PATHS } from '../paths.ts';
import { plainGet } from './plainGet.ts';

/** Requests without a query or parameters, whose answers are rendered when a slate is published. */
export const PLAIN_GETS = {
  gamesToday: plainGet(PATHS.gamesToday),
  boxingUpcoming: plainGet(PATHS.boxingUpcoming),
  boxingToday: plainGet(PATHS.boxingToday),
  ufcUpcoming: plainGet(PATHS.ufcUpcoming),
  golfTours: plainGet(PATHS.golfTours),
  tennis: plainGet(PATHS.tennis),
  tennisPredictions: plainGet(PATHS.tennisPredictions),
  tennisStats: plainGet(PATHS.tennisStats),
  tennisTours: plainGet(PATHS.tennisTours),
  oddsEspn: plainGet(PATHS.oddsEspn),
  oddsBovada: plainGet(PATHS.oddsBovada),
  platformStats: plainGet(PATHS.platformStats),
  slateStatus: plainGet(PATHS.slateStatus),
} as const;
