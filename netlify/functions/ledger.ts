import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { LEDGER_ENDPOINTS } from '#slate/ledger/http.ts';

export const config: Config = {
  path: [
    '/api/ledger',
    '/api/ledger/:part.jsonl',
    '/api/ledger/lines/:seq',
    '/api/ledger/receipts/:day',
  ],
};

export default serve(...LEDGER_ENDPOINTS);
