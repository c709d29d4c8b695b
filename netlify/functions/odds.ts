import type { Config } from '@netlify/functions';
import { oddsBovada, oddsEspn } from '#contract/odds.ts';
import { ODDS_MINUTES } from '#domain/limits.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: ['/api/odds/espn', '/api/odds/bovada'] };

/** The specification's five minutes between two readings of the odds. */
const seconds = 60 * ODDS_MINUTES;

export default serve(
  get(oddsEspn, () => ({ key: KEYS.odds('espn'), seconds })),
  get(oddsBovada, () => ({ key: KEYS.odds('bovada'), seconds })),
);
