import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { LIVE_NOW_ENDPOINTS } from '#slate/live/httpNow.ts';

/** The games being played, in short. */
export const config: Config = { path: '/api/live' };

export default serve(...LIVE_NOW_ENDPOINTS);
