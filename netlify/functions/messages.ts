import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { MESSAGE_ENDPOINTS } from '#members/messages/http.ts';

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
  ],
};

export default serve(...MESSAGE_ENDPOINTS);
