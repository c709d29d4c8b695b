import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CALL_WEBHOOKS } from '#members/voice/webhook.ts';

export const config: Config = { path: ['/api/voice/call', '/api/voice/status'] };

export default serve(...CALL_WEBHOOKS);
