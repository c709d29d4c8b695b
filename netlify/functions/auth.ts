import type { Config } from '@netlify/functions';
import { resendCode, sendCode } from '#contract/auth/sendCode.ts';
import { session, sessions, signOut } from '#contract/auth/session.ts';
import { verifyCode } from '#contract/auth/verifyCode.ts';
import { SIGN_IN } from '#domain/account/texts.ts';
import { sendCodeTo } from '../lib/accounts/sendCodeTo.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import { endSession, listSessions, showSession } from '../lib/accounts/sessions.ts';
import { verify } from '../lib/accounts/verify.ts';

export const config: Config = {
  path: [
    '/api/auth/send-code',
    '/api/auth/resend-code',
    '/api/auth/verify-code',
    '/api/auth/session',
    '/api/auth/sessions',
    '/api/auth/sign-out',
  ],
};

export default serve(
  post(sendCode, sendCodeTo(SIGN_IN.sendFailed)),
  post(resendCode, sendCodeTo(SIGN_IN.resendFailed)),
  post(verifyCode, verify),
  get(session, showSession),
  get(sessions, listSessions),
  post(signOut, endSession),
);
