import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { INDIVIDUAL_ENDPOINTS } from '#slate/answers/endpoints/individualEvents.ts';

export const config: Config = {
  path: ['/api/individual-events/upcoming', '/api/ufc/upcoming'],
};

export default serve(...INDIVIDUAL_ENDPOINTS);
