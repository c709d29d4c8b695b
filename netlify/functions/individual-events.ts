import type { Config, Context } from '@netlify/functions';
import { individualEvents } from '#contract/individualEvents.ts';
import { ufcUpcoming } from '#contract/ufcUpcoming.ts';
import { upcomingIndividualEvents, upcomingUfc } from '#server/tasks/readEvents.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = {
  path: ['/api/individual-events/upcoming', '/api/ufc/upcoming'],
};

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(individualEvents, ({ store, now, query }) =>
      upcomingIndividualEvents(store, now, query.sport),
    ),
    get(ufcUpcoming, ({ store, now }) => upcomingUfc(store, now)),
  );
