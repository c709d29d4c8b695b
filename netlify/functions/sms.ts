import type { Config } from '@netlify/functions';
import { receiveText } from '../lib/messages/inbound.ts';
import { receiveReceipt } from '../lib/messages/receipt.ts';

export const config: Config = { path: ['/api/sms/inbound', '/api/sms/status'] };

/** What Twilio tells of picks by text. */
export default (request: Request): Promise<Response> =>
  new URL(request.url).pathname === '/api/sms/status'
    ? receiveReceipt(request)
    : receiveText(request);
