import { refreshStore } from '../lib/environment.ts';
import { isRefreshKey } from '../lib/refreshKey.ts';
import { runRefresh } from '../lib/runRefresh.ts';

/** One refresh, for whoever holds the key; nobody reads the answer. */
export default async (request: Request): Promise<Response> => {
  if (!isRefreshKey(request.headers.get('x-refresh-key'))) {
    return new Response('Not found', { status: 404 });
  }
  const outcome = await runRefresh({
    store: refreshStore(),
    trigger: 'schedule',
    log: console.log,
  });
  return Response.json(outcome);
};
