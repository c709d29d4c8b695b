import type { Config, Context } from '@netlify/functions';
import { ERRORS } from '#contract/errors.ts';
import * as contract from '#contract/golf.ts';
import { findGolfTour } from '#domain/answers/golfTournaments.ts';
import { golfTournaments, golfTours } from '#server/tasks/readGolf.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: ['/api/golf/tours', '/api/golf/:tour/tournaments'] };

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(contract.golfTours, ({ store }) => golfTours(store)),
    get(contract.golfTournaments, async ({ store, parameters }) => {
      const tour = findGolfTour(parameters.tour);
      return tour ? golfTournaments(store, tour) : { notFound: ERRORS.unknownTour };
    }),
  );
