import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { golfTournamentsRequest } from '#contract/requests/golfTournaments.ts';
import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { findGolfTour } from '#domain/leagues/eventLeague.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Golf tours and their tournaments. */
export const GOLF_ENDPOINTS = [
  rendered(PLAIN_GETS.golfTours, () => ({ key: ANSWER_KEYS.golfTours })),
  rendered(golfTournamentsRequest, ({ parameters }) => {
    const tour = findGolfTour(parameters.tour);
    if (!tour) throw new Refused('notFound', ERRORS.unknownTour);
    return { key: ANSWER_KEYS.golfTournaments(tour) };
  }),
] as const;
