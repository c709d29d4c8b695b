import { signJwt } from '../../services/jwt.ts';
import type { SqlQuery } from '../../services/query.ts';
import type { AuthCall } from './call.ts';
import { firstRefreshToken } from './refreshTokens.ts';
import type { SessionRow } from './sessionRows.ts';
import { type AuthUser, showUser } from './users.ts';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A session's JWT. `amr` contains the time of sign-in, not of the refresh. */
function accessToken(
  { settings, now, url, jwtSecret }: AuthCall,
  user: AuthUser,
  { id, method, created_at }: SessionRow,
): { token: string; expiresAt: number } {
  const expiresAt = seconds(now) + settings.jwtLifetimeS;
  const claims = {
    iss: `${url.origin}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    role: user.role,
    iat: seconds(now),
    exp: expiresAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    session_id: id,
    aal: 'aal1',
    amr: [{ method, timestamp: seconds(created_at) }],
    is_anonymous: user.is_anonymous,
  };
  return { token: signJwt(claims, jwtSecret), expiresAt };
}

/** The response to signing in and refreshing. */
export async function sessionJson(
  call: AuthCall,
  query: SqlQuery,
  user: AuthUser,
  session: SessionRow,
  refreshToken: string,
) {
  const { token, expiresAt } = accessToken(call, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: call.settings.jwtLifetimeS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await showUser(query, user),
  };
}

export async function startSession(
  call: AuthCall,
  query: SqlQuery,
  user: AuthUser,
  method: SessionRow['method'],
): Promise<object> {
  const { now, request, address } = call;
  const [session] = await query<SessionRow>(
    `with made as (
       insert into auth.sessions (user_id, created_at, updated_at, user_agent, ip)
       values ($1, $3, $3, $4, $5::inet) returning *),
     claimed as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       select id, $2, $3, $3 from made)
     select *, $2::text as method from made`,
    [user.id, method, now, request.headers.get('user-agent'), address || null],
  );
  if (session === undefined) throw new Error('a session was not stored');
  const refreshToken = await firstRefreshToken(call, query, session);
  return sessionJson(call, query, user, session, refreshToken);
}
