import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { SEASON_ENDPOINTS } from '#slate/season/http.ts';

export const config: Config = {
  path: [
    '/api/season/:league',
    '/api/season/:league/inputs/:hash.json',
    '/api/season/:league/history/:team',
  ],
};

export default serve(...SEASON_ENDPOINTS);
