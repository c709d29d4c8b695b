import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { STATS_ENDPOINTS } from '#slate/answers/endpoints/stats.ts';

export const config: Config = { path: '/api/stats/platform' };

export default serve(...STATS_ENDPOINTS);
