import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { GOLF_ENDPOINTS } from '#slate/answers/endpoints/golf.ts';

export const config: Config = { path: ['/api/golf/tours', '/api/golf/:tour/tournaments'] };

export default serve(...GOLF_ENDPOINTS);
