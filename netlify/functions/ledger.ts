import type { Config } from '@netlify/functions';
import { line, manifest, part } from '../lib/ledger/endpoints.ts';
import { serve } from '../lib/serve.ts';

export const config: Config = {
  path: ['/api/ledger', '/api/ledger/:part.jsonl', '/api/ledger/lines/:seq'],
};

export default serve(manifest, part, line);
