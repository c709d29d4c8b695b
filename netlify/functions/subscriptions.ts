import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { SUBSCRIPTION_ENDPOINTS } from '#members/billing/http.ts';

export const config: Config = {
  path: [
    '/api/subscriptions/create',
    '/api/subscriptions/current',
    '/api/subscriptions/cancel',
    '/api/subscriptions/money-back',
    '/api/subscriptions/resume',
    '/api/subscriptions/switch-preview',
    '/api/subscriptions/switch',
    '/api/subscriptions/portal',
  ],
};

export default serve(...SUBSCRIPTION_ENDPOINTS);
