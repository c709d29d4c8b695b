import type { Config, Context } from '@netlify/functions';
import { platformStats } from '#contract/platformStats.ts';
import { readPlatformStats } from '#server/tasks/readPlatformStats.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: '/api/stats/platform' };

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(platformStats, ({ store, now }) => readPlatformStats(store, now)),
  );
