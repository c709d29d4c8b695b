import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { openFile } from '#http/open.ts';

/** Files that pages of other sites may read: answers what their browsers ask first. The files themselves are served without it. */
export const config: Config = {
  path: [
    '/openapi.json',
    '/ledger-heads.json',
    '/ledger-heads.txt',
    '/ledger-format.md',
    '/verify_ledger.py',
    '/verify_beacon.py',
    '/time-authorities.pem',
    '/recompute_record.py',
  ],
  method: 'OPTIONS',
};

export default serve(
  openFile('/openapi.json'),
  openFile('/ledger-heads.json'),
  openFile('/ledger-heads.txt'),
  openFile('/ledger-format.md'),
  openFile('/verify_ledger.py'),
  openFile('/verify_beacon.py'),
  openFile('/time-authorities.pem'),
  openFile('/recompute_record.py'),
);
