import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { TRUST_ENDPOINTS } from '#members/account/trustHttp.ts';
import { DELETE_ACCOUNT, TAKE_OUT } from '#members/billing/leaving.ts';
import { CONFIRM_CARD, CONFIRM_INVOICE } from '#members/billing/proofs.ts';
import { FOLLOW_ENDPOINTS } from '#members/follows/http.ts';
import { OWN_FEED_ENDPOINTS } from '#members/privateFeed/http.ts';

export const config: Config = {
  path: [
    '/api/account/trust',
    '/api/account/trust/device',
    '/api/account/confirm-card',
    '/api/account/confirm-invoice',
    '/api/account/delete',
    '/api/account/export',
    '/api/account/feed',
    '/api/account/feed/make',
    '/api/account/feed/end',
    '/api/account/follows',
  ],
};

export default serve(
  ...TRUST_ENDPOINTS,
  CONFIRM_CARD,
  CONFIRM_INVOICE,
  DELETE_ACCOUNT,
  TAKE_OUT,
  ...OWN_FEED_ENDPOINTS,
  ...FOLLOW_ENDPOINTS,
);
