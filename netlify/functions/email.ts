import type { Config } from '@netlify/functions';
import { receiveEmailEvent } from '../lib/messages/emailEvents.ts';
import { unsubscribe } from '../lib/messages/unsubscribe.ts';

export const config: Config = { path: ['/api/email/events', '/api/email/unsubscribe'] };

/** What Resend tells of our e-mails, and the link that stops them. */
export default (request: Request): Promise<Response> =>
  new URL(request.url).pathname === '/api/email/events'
    ? receiveEmailEvent(request)
    : unsubscribe(request);
