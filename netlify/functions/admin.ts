import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { ADMIN_ENDPOINTS } from '#members/admin/http.ts';

export const config: Config = {
  path: [
    '/api/admin/users',
    '/api/admin/summary',
    '/api/admin/users/reveal',
    '/api/admin/users.csv',
    '/api/admin/bans/lift',
  ],
};

export default serve(...ADMIN_ENDPOINTS);
