import type { AuthHandler } from '../../services/gateway.ts';
import { admin } from './admin.ts';
import { answer, refuse } from './answers.ts';
import { type OtpOptions, sendOtp, verifyOtp } from './otp.ts';
import { refresh, signedIn, signOut } from './sessions.ts';
import { digits, type User, userByPhone, userJson } from './users.ts';

const SETTINGS = {
  external: { phone: true, email: false },
  disable_signup: false,
  phone_autoconfirm: false,
  sms_provider: 'local',
};

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== 'POST' && request.method !== 'PUT') return {};
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** The part of Supabase Auth (GoTrue) that supabase-js uses for sign-in by phone code. */
export function createAuth(options: OtpOptions): AuthHandler {
  const { query } = options;

  async function ownAccount(request: Request, url: URL, body: Record<string, unknown>) {
    const me = await signedIn(options, request);
    if (me === undefined) return refuse(403, 'session_not_found', 'Session from token not found');
    if (url.pathname.endsWith('/logout')) {
      return signOut(query, me, url.searchParams.get('scope'));
    }
    if (request.method !== 'PUT') return answer(userJson(me.user));
    const [user] = await query<User>(
      'update auth.users set raw_user_meta_data = raw_user_meta_data || $2, updated_at = auth.clock() where id = $1 returning *',
      [me.user.id, body.data ?? {}],
    );
    return answer(userJson(user ?? me.user));
  }

  return async (request, role) => {
    const url = new URL(request.url);
    const path = url.pathname.slice('/auth/v1'.length);
    const body = await bodyOf(request);
    const { phone } = body;
    switch (`${request.method} ${path}`) {
      case 'GET /health':
        return answer({ name: 'GoTrue', version: 'local', description: 'stand-in' });
      case 'GET /settings':
        return answer(SETTINGS);
      case 'GET /.well-known/jwks.json':
        return answer({ keys: [] });
      case 'POST /otp': {
        const data = typeof body.data === 'object' ? (body.data ?? {}) : {};
        return sendOtp(options, { phone, createUser: body.create_user !== false, data });
      }
      case 'POST /resend':
        // As GoTrue: an unknown number gets the answer of a known one.
        return (await userByPhone(query, digits(phone)))
          ? sendOtp(options, { phone, createUser: false, data: {} })
          : answer({});
      case 'POST /verify':
        return verifyOtp(options, { phone, token: body.token, type: body.type });
      case 'POST /token':
        if (url.searchParams.get('grant_type') === 'refresh_token') {
          return refresh(options, body.refresh_token);
        }
        return refuse(400, 'validation_failed', 'unsupported_grant_type');
      case 'GET /user':
      case 'PUT /user':
      case 'POST /logout':
        return ownAccount(request, url, body);
    }
    if (path.startsWith('/admin/users')) {
      if (role !== 'service_role') return refuse(403, 'not_admin', 'User not allowed');
      return admin(query, request.method, url, body);
    }
    return refuse(404, 'not_found', `Not built in here: ${request.method} ${path}`);
  };
}
