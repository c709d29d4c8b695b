import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { SEND_TEXT } from '#members/account/sendText.ts';

export const config: Config = { path: '/api/hooks/send-sms' };

export default serve(SEND_TEXT);
