import type { Config, Context } from '@netlify/functions';
import { slateStatus } from '#contract/slateStatus.ts';
import { slateFreshness } from '#server/tasks/slateFreshness.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: '/api/slate' };

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(slateStatus, ({ store }) => slateFreshness(store)),
  );
