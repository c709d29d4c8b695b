import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CONFIRM_CARD } from '#members/billing/http.ts';
import { DELETE_ACCOUNT, TAKE_OUT } from '#members/billing/leaving.ts';
import { OWN_FEED_ENDPOINTS } from '#members/privateFeed/http.ts';

export const config: Config = {
  path: [
    '/api/account/confirm-card',
    '/api/account/delete',
    '/api/account/export',
    '/api/account/feed',
    '/api/account/feed/make',
    '/api/account/feed/end',
  ],
};

export default serve(CONFIRM_CARD, DELETE_ACCOUNT, TAKE_OUT, ...OWN_FEED_ENDPOINTS);
