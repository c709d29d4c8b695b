import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { MESSAGE_ENDPOINTS } from '#members/messages/http.ts';
import { PROVE_ENDPOINTS } from '#members/messages/proveHttp.ts';

export const config: Config = {
  path: [
    '/api/messages/settings',
    '/api/messages/when',
    '/api/messages/on',
    '/api/messages/off',
    '/api/messages/teams',
    '/api/messages/email/code',
    '/api/messages/email/confirm',
    '/api/messages/email/remove',
    '/api/messages/email/prove',
    '/api/messages/email/prove/confirm',
  ],
};

export default serve(...MESSAGE_ENDPOINTS, ...PROVE_ENDPOINTS);
