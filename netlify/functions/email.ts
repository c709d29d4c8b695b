import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { EMAIL_RECEIPTS } from '#members/messages/emailEvents.ts';
import { UNSUBSCRIBE } from '#members/messages/unsubscribe.ts';

export const config: Config = { path: ['/api/email/events', '/api/email/unsubscribe'] };

export default serve(EMAIL_RECEIPTS, UNSUBSCRIBE);
