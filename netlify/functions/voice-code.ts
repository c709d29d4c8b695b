import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { LINE_CODE_ENDPOINTS } from '#members/voice/http.ts';

export const config: Config = {
  path: ['/api/voice/code', '/api/voice/code/renew', '/api/voice/code/revoke'],
};

export default serve(...LINE_CODE_ENDPOINTS);
