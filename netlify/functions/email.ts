import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { EMAIL_RECEIPTS } from '#members/messages/emailEvents.ts';
import { LETTER_ENDPOINTS } from '#members/messages/lettersHttp.ts';
import { UNSUBSCRIBE } from '#members/messages/unsubscribe.ts';

export const config: Config = {
  path: [
    '/api/email/events',
    '/api/email/unsubscribe',
    '/api/letters',
    '/api/letters/confirm',
    '/api/letters/stop',
  ],
};

export default serve(EMAIL_RECEIPTS, UNSUBSCRIBE, ...LETTER_ENDPOINTS);
