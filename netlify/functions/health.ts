import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { HEALTH_ENDPOINT } from '#slate/operation/http.ts';

export const config: Config = { path: '/api/health' };

export default serve(HEALTH_ENDPOINT);
