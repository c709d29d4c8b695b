import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { BET_ENDPOINTS } from '#members/bets/http.ts';

export const config: Config = { path: ['/api/bets/sync', '/api/bets/limits', '/api/bets/pause'] };

export default serve(...BET_ENDPOINTS);
