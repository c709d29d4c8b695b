import { randomInt } from 'node:crypto';
import type { Query } from '../../services/query.ts';
import { accessToken } from './accessToken.ts';
import type { Call } from './call.ts';
import { showUser, type User } from './users.ts';

export interface Session {
  readonly id: string;
  readonly user_id: string;
  readonly method: 'otp' | 'password';
  readonly created_at: Date;
  readonly refreshed_at: Date | null;
  readonly not_after: Date | null;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Twelve letters and digits: the first of the two forms that Supabase Auth has. */
const newToken = (): string =>
  Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export async function newRefreshToken(
  query: Query,
  session: Session,
  parent: string | null,
  now: Date,
): Promise<string> {
  const token = newToken();
  await query(
    `insert into auth.refresh_tokens (token, session_id, user_id, parent, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [token, session.id, session.user_id, parent, now],
  );
  return token;
}

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
  const refreshToken = await newRefreshToken(query, session, null, now);
  return sessionJson(call, query, user, session, refreshToken);
}
