import type { Config } from '@netlify/functions';
import { receiveEvent } from '../lib/billing/webhook.ts';

export const config: Config = { path: '/api/stripe/webhook' };

export default receiveEvent;
