import type { Config, Context } from '@netlify/functions';
import { oddsBovada, oddsEspn } from '#contract/odds.ts';
import { ODDS_MINUTES } from '#domain/limits.ts';
import { readOdds } from '#server/tasks/readOdds.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: ['/api/odds/espn', '/api/odds/bovada'] };

/** The specification's five minutes between two readings of the odds. */
const seconds = 60 * ODDS_MINUTES;

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(oddsEspn, async ({ store, now }) => ({ ...(await readOdds(store, 'espn', now)), seconds })),
    get(oddsBovada, async ({ store, now }) => ({
      ...(await readOdds(store, 'bovada', now)),
      seconds,
    })),
  );
