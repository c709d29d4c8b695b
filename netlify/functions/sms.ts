import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { INBOUND_TEXTS } from '#members/messages/inbound.ts';
import { TEXT_RECEIPTS } from '#members/messages/receipt.ts';

export const config: Config = { path: ['/api/sms/inbound', '/api/sms/status'] };

export default serve(INBOUND_TEXTS, TEXT_RECEIPTS);
