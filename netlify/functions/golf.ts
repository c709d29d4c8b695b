import type { Config } from '@netlify/functions';
import { findGolfTour } from '#contract/answers/golf/tournaments.ts';
import { ERRORS } from '#contract/errors.ts';
import { golfTournaments, golfTours } from '#contract/golf.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: ['/api/golf/tours', '/api/golf/:tour/tournaments'] };

export default serve(
  get(golfTours, () => ({ key: KEYS.golfTours })),
  get(golfTournaments, ({ parameters }) => {
    const tour = findGolfTour(parameters.tour);
    return tour ? { key: KEYS.golfTournaments(tour) } : { notFound: ERRORS.unknownTour };
  }),
);
