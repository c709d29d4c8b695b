import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { LIVE_ENDPOINTS } from '#slate/live/http.ts';

/** A game as it is played. */
export const config: Config = {
  path: ['/api/games/:id/live', '/api/games/:id/live/curve'],
};

export default serve(...LIVE_ENDPOINTS);
