import { findGolfTour } from '#contract/answers/golf/tournaments.ts';
import { ERRORS } from '#contract/errors.ts';
import { golfTournaments, golfTours } from '#contract/golf.ts';
import { Refused } from '#contract/refused.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Golf tours and their tournaments. */
export const GOLF = [
  rendered(golfTours, () => ({ key: ANSWER_KEYS.golfTours })),
  rendered(golfTournaments, ({ parameters }) => {
    const tour = findGolfTour(parameters.tour);
    if (!tour) throw new Refused('notFound', ERRORS.unknownTour);
    return { key: ANSWER_KEYS.golfTournaments(tour) };
  }),
] as const;
