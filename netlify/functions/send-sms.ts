import type { Config } from '@netlify/functions';
import { sendText } from '../lib/accounts/sendText.ts';

export const config: Config = { path: '/api/hooks/send-sms' };

export default sendText;
