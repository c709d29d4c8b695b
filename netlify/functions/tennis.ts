import type { Config, Context } from '@netlify/functions';
import { tennis, tennisPredictions, tennisStats, tennisTours } from '#contract/tennis.ts';
import * as tasks from '#server/tasks/readTennis.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = {
  path: [
    '/api/tennis',
    '/api/tennis/predictions/all',
    '/api/tennis/stats',
    '/api/tennis/tours/list',
  ],
};

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(tennis, ({ store, now }) => tasks.readTennisSchedule(store, now)),
    get(tennisPredictions, ({ store, now }) => tasks.readTennisPredictions(store, now)),
    get(tennisStats, ({ store, now }) => tasks.readTennisStats(store, now)),
    get(tennisTours, ({ store, now }) => tasks.readTennisTours(store, now)),
  );
