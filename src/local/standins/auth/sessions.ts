import type { Query } from '../../services/query.ts';
import { accessToken } from './accessToken.ts';
import type { Call } from './call.ts';
import { firstRefreshToken } from './refreshTokens.ts';
import type { Session } from './sessionRows.ts';
import { showUser, type User } from './users.ts';

/** What signing in and refreshing answer. */
export async function sessionJson(
  call: Call,
  query: Query,
  user: User,
  session: Session,
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
  call: Call,
  query: Query,
  user: User,
  method: Session['method'],
): Promise<object> {
  const { now, request, address } = call;
  const [session] = await query<Session>(
    `insert into auth.sessions (user_id, method, created_at, updated_at, user_agent, ip)
     values ($1, $2, $3, $3, $4, $5::inet) returning *`,
    [user.id, method, now, request.headers.get('user-agent'), address || null],
  );
  if (session === undefined) throw new Error('a session was not stored');
  const refreshToken = await firstRefreshToken(call, query, session);
  return sessionJson(call, query, user, session, refreshToken);
}
