import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { authAnswer } from './answers.ts';
import { audit } from './auditLog.ts';
import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { findRefreshToken, isRefreshToken } from './refreshTokens.ts';
import { AuthRefusal, invalidRefusal } from './refusal.ts';
import type { FoundSession } from './sessionRows.ts';
import { sessionJson } from './sessions.ts';
import { type AuthUser, isBanned, userById } from './users.ts';

/** How long to wait for rows of a session locked by others. */
const PATIENCE_MS = 5_000;

const refusal = (code: string, why: string): AuthRefusal =>
  new AuthRefusal(400, code, `Invalid Refresh Token: ${why}`);

function requireLive({ settings, now }: AuthCall, { session, touched }: FoundSession): void {
  const { sessionTimeboxS: timebox, sessionInactivityS: inactivity } = settings;
  const since = (date: Date) => (now.getTime() - date.getTime()) / 1000;
  const isOver =
    (session.not_after !== null && session.not_after < now) ||
    (timebox !== undefined && since(session.created_at) > timebox);
  if (isOver) throw refusal('session_expired', 'Session Expired');
  const refreshed = session.refreshed_at ?? session.created_at;
  const last = touched !== undefined && touched > refreshed ? touched : refreshed;
  if (inactivity !== undefined && since(last) > inactivity) {
    throw refusal('session_expired', 'Session Expired (Inactivity)');
  }
}

/** One try; undefined while another request holds the rows. */
async function attempt(call: AuthCall, given: string, user: AuthUser): Promise<object | undefined> {
  const { transact, now, request, address } = call;
  const outcome = await transact(async (query) => {
    const found = await findRefreshToken(query, given, 'for update skip locked');
    if (!found) return 'held';
    const token = await found.next(call, query);
    if (token === undefined) return 'used';
    await query(
      'update auth.sessions set refreshed_at = $2, updated_at = $2, user_agent = $3, ip = $4::inet where id = $1',
      [found.session.id, now, request.headers.get('user-agent'), address || null],
    );
    await audit(call, query, user, 'token_refreshed');
    return sessionJson(call, query, user, found.session, token);
  });
  if (outcome === 'used') throw refusal('refresh_token_already_used', 'Already Used');
  return outcome === 'held' ? undefined : outcome;
}

/** `POST /token?grant_type=refresh_token`. */
export async function refresh(call: AuthCall): Promise<Response> {
  const given = bodyText(call.body, 'refresh_token');
  if (!isRefreshToken(given)) throw invalidRefusal('Refresh token is not valid');
  const deadline = performance.now() + PATIENCE_MS;
  do {
    const found = await findRefreshToken(call.query, given);
    const user = found && (await userById(call.query, found.session.user_id));
    if (!user) throw refusal('refresh_token_not_found', 'Refresh Token Not Found');
    if (isBanned(user, call.now)) throw refusal('user_banned', 'User Banned');
    requireLive(call, found);
    const done = await attempt(call, given, user);
    if (done !== undefined) return authAnswer(done);
    await wait(10 + randomInt(20));
  } while (performance.now() < deadline);
  throw new AuthRefusal(
    409,
    'conflict',
    'Too many concurrent token refresh requests on the same session or refresh token',
  );
}
