import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { STRIPE_EVENTS } from '#members/billing/webhook.ts';

export const config: Config = { path: '/api/stripe/webhook' };

export default serve(STRIPE_EVENTS);
