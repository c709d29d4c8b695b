import type * as z from 'zod/mini';
import { boxingToday, boxingUpcoming } from '#contract/boxing.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { golfTournaments, golfTours } from '#contract/golf.ts';
import { individualEvents } from '#contract/individualEvents.ts';
import { oddsBovada, oddsEspn } from '#contract/odds.ts';
import type { PATHS } from '#contract/paths.ts';
import { platformStats } from '#contract/platformStats.ts';
import { slateStatus } from '#contract/slateStatus.ts';
import { tennisEndpoints, tennisPredictions, tennisStats, tennisTours } from '#contract/tennis.ts';
import { ufcUpcoming } from '#contract/ufcUpcoming.ts';

/** The schema of each endpoint's answer. */
export const ANSWERS: Readonly<Record<keyof typeof PATHS, z.ZodMiniType>> = {
  gamesToday: gamesToday.answer,
  gamesUpcoming: gamesUpcoming.answer,
  gameById: gameById.answer,
  slateStatus: slateStatus.answer,
  oddsEspn: oddsEspn.answer,
  oddsBovada: oddsBovada.answer,
  platformStats: platformStats.answer,
  ufcUpcoming: ufcUpcoming.answer,
  individualEvents: individualEvents.answer,
  boxingUpcoming: boxingUpcoming.answer,
  boxingToday: boxingToday.answer,
  golfTours: golfTours.answer,
  golfTournaments: golfTournaments.answer,
  tennis: tennisEndpoints.answer,
  tennisPredictions: tennisPredictions.answer,
  tennisStats: tennisStats.answer,
  tennisTours: tennisTours.answer,
};
