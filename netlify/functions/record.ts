import type { Config } from '@netlify/functions';
import { recordDownload } from '../lib/recordDownload.ts';

export const config: Config = { path: ['/api/record.csv', '/api/record.json'] };

export default recordDownload;
