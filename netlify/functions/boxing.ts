import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { BOXING_ENDPOINTS } from '#slate/answers/endpoints/boxing.ts';

export const config: Config = { path: ['/api/boxing/upcoming', '/api/boxing/today'] };

export default serve(...BOXING_ENDPOINTS);
