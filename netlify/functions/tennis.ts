import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { TENNIS_ENDPOINTS } from '#slate/answers/endpoints/tennis.ts';

export const config: Config = {
  path: [
    '/api/tennis',
    '/api/tennis/predictions/all',
    '/api/tennis/stats',
    '/api/tennis/tours/list',
  ],
};

export default serve(...TENNIS_ENDPOINTS);
