import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { RECORD_DOWNLOADS } from '#slate/pages/recordDownload.ts';

export const config: Config = { path: ['/api/record.csv', '/api/record.json'] };

export default serve(...RECORD_DOWNLOADS);
