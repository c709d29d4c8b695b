import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { EVENT_LIVE_ENDPOINTS } from '#slate/live/events/http.ts';

/** An event of an individual sport as it is played. */
export const config: Config = {
  path: ['/api/events/:id/live', '/api/events/:id/live/curve'],
};

export default serve(...EVENT_LIVE_ENDPOINTS);
