import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CODE_RECEIPTS } from '#members/account/codeReceipt.ts';
import { SEND_TEXT } from '#members/account/sendText.ts';

export const config: Config = { path: ['/api/hooks/send-sms', '/api/hooks/code-status'] };

export default serve(SEND_TEXT, CODE_RECEIPTS);
