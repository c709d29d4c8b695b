import type { Config } from '@netlify/functions';
import { tennis, tennisPredictions, tennisStats, tennisTours } from '#contract/tennis.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = {
  path: [
    '/api/tennis',
    '/api/tennis/predictions/all',
    '/api/tennis/stats',
    '/api/tennis/tours/list',
  ],
};

export default serve(
  get(tennis, () => ({ key: KEYS.tennis })),
  get(tennisPredictions, () => ({ key: KEYS.tennisPredictions })),
  get(tennisStats, () => ({ key: KEYS.tennisStats })),
  get(tennisTours, () => ({ key: KEYS.tennisTours })),
);
