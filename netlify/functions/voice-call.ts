import type { Config } from '@netlify/functions';
import { answerWebhook } from '../lib/voice/webhook.ts';

export const config: Config = { path: ['/api/voice/call', '/api/voice/status'] };

export default answerWebhook;
