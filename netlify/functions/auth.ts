import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { SIGN_IN_ENDPOINTS } from '#members/account/http.ts';
import { EMAIL_SIGN_IN_ENDPOINTS } from '#members/messages/emailSignIn.ts';

export const config: Config = {
  path: [
    '/api/auth/send-code',
    '/api/auth/resend-code',
    '/api/auth/verify-code',
    '/api/auth/email-code',
    '/api/auth/verify-email-code',
    '/api/auth/session',
    '/api/auth/sessions',
    '/api/auth/sign-out',
  ],
};

export default serve(...SIGN_IN_ENDPOINTS, ...EMAIL_SIGN_IN_ENDPOINTS);
