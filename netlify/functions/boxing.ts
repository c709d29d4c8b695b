import type { Config, Context } from '@netlify/functions';
import { boxingToday, boxingUpcoming } from '#contract/boxing.ts';
import { todaysBoxing, upcomingBoxing } from '#server/tasks/readEvents.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: ['/api/boxing/upcoming', '/api/boxing/today'] };

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(boxingUpcoming, ({ store, now }) => upcomingBoxing(store, now)),
    get(boxingToday, ({ store, now }) => todaysBoxing(store, now)),
  );
