import type { Config } from '@netlify/functions';
import { lineCode, renewCode, revokeCode } from '#contract/voice/code.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import { renew, revoke, show } from '../lib/voice/ownCode.ts';

export const config: Config = {
  path: ['/api/voice/code', '/api/voice/code/renew', '/api/voice/code/revoke'],
};

export default serve(get(lineCode, show), post(renewCode, renew), post(revokeCode, revoke));
