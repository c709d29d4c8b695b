import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { PASSKEY_ENDPOINTS } from '#members/account/passkeys.ts';

/** Apart from the other ways to sign in, which then load no library for passkeys. */
export const config: Config = {
  path: [
    '/api/auth/passkeys',
    '/api/auth/passkeys/add-options',
    '/api/auth/passkeys/add',
    '/api/auth/passkeys/sign-in-options',
    '/api/auth/passkeys/sign-in',
    '/api/auth/passkeys/prove',
    '/api/auth/passkeys/rename',
    '/api/auth/passkeys/keep',
    '/api/auth/passkeys/remove',
  ],
};

export default serve(...PASSKEY_ENDPOINTS);
