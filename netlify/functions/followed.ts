import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { FOLLOWED_ENDPOINTS } from '#slate/answers/endpoints/followed.ts';

export const config: Config = { path: '/api/followed' };

export default serve(...FOLLOWED_ENDPOINTS);
