import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { ALERT_ENDPOINTS } from '#members/alerts/http.ts';

export const config: Config = {
  path: ['/api/alerts', '/api/alerts/delete', '/api/alerts/pause', '/api/alerts/quiet'],
};

export default serve(...ALERT_ENDPOINTS);
