import type { Config } from '@netlify/functions';
import { platformStats } from '#contract/platformStats.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: '/api/stats/platform' };

export default serve(get(platformStats, () => ({ key: KEYS.platformStats })));
